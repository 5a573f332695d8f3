// How regular the frames were: a dropped one makes a time uncertain.

export function watchFrames() {
  const gaps = [];
  let last = 0;
  let handle = requestAnimationFrame(function tick(time) {
    if (last) gaps.push(time - last);
    last = time;
    handle = requestAnimationFrame(tick);
  });
  // Stop, and tell: the usual frame in ms, frames seen, frames dropped.
  const stop = () => {
    cancelAnimationFrame(handle);
    const usual = [...gaps].sort((a, b) => a - b)[gaps.length >> 1] || 1000 / 60;
    const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / usual) - 1), 0);
    return `${Math.round(10 * usual) / 10} ${gaps.length} ${dropped}`;
  };
  return { stop };
}
