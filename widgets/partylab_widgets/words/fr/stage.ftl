# Ce que dit la scène elle-même : surtout pourquoi un geste n’a pas compté.

stage-malformed = La page a envoyé quelque chose d’incompréhensible ici. Rien n’a changé.
stage-too-long = C’est trop long : { $most } caractères au plus sont acceptés. Rien n’a changé.
stage-too-late = La table avait déjà avancé. Rien n’a changé ; regardez de nouveau et choisissez encore.
stage-not-yours = La page a essayé de modifier la table toute seule. La vraie table est de nouveau affichée.
stage-broken = Un problème est survenu dans PartyLab. La table ne montre peut-être pas votre dernière action ; essayez-en une autre ou rechargez la page.
stage-disconnected = La connexion avec le noyau du notebook est perdue : rien n’a été envoyé. Réessayez dans un instant ou rechargez la page.
stage-lost = La connexion est perdue. La table revient d’elle-même dès que possible ; d’ici là, vous pouvez la lire.
stage-file-too-large = Ce fichier est trop gros : 1 mégaoctet au plus est accepté. Rien n’a changé.
stage-file-unreadable = Ce fichier n’a pas pu être lu. Rien n’a changé.
