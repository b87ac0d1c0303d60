/** Interval of the lines about work that lasts, in milliseconds. */
const EVERY = 2500;

/** Says every few seconds which work is going on, and of each when it is done and how many seconds it took. */
export type Progress = <T>(what: string, work: () => Promise<T>) => Promise<T>;

export function progressBy(say: (message: string) => void): Progress {
  const start = performance.now();
  const running = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const secondsSince = (moment: number) => `${((performance.now() - moment) / 1000).toFixed(1)} s`;
  return async (what, work) => {
    const since = performance.now();
    running.add(what);
    timer ??= setInterval(() => say(`  ${secondsSince(start)}: ${[...running].join(', ')} …`), EVERY);
    try {
      const result = await work();
      say(`${what}: done in ${secondsSince(since)}`);
      return result;
    } finally {
      running.delete(what);
      if (running.size === 0) {
        clearInterval(timer);
        timer = undefined;
      }
    }
  };
}
