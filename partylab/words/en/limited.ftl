# Strategies in a process of their own: what one of them did wrong.

limited-crash = { $line ->
    [0] It stopped with an error. { $trouble }: { $message }
   *[other] It stopped with an error in line { $line }. { $trouble }: { $message }
  }
limited-late = It did not answer within { NUMBER($seconds, maximumFractionDigits: 1) } s. An endless loop?
limited-memory = It wanted more than { $megabytes } MB of memory.
limited-cheat = It tried what no strategy needs ({ $what }): a foul.
limited-nothing = It gave back nothing. Does every way through the function reach a “return”?
limited-illegal = It wanted to “{ $move }”, which is not allowed here.
limited-died = It ended its own process, or filled it with something unreadable.
limited-unreadable = The file { $file } cannot be read as text.
limited-too-long = The file { $file } is too long: { NUMBER($most) } characters at most.
limited-no-process = No process could be started for it here.
limited-no-function = { $function } is not a function that stands alone. A strategy is a function of a view.
limited-cannot-travel = “{ $name }” cannot travel to another process. A strategy may use functions, modules and plain values.
