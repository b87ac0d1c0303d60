import type { Kernel } from '#kernel/kernel.ts';
import type { Errands } from '../domain/errand.ts';

export const PROVIDER_QUEUE = 'billing.provider';

/** Errands as jobs of the application's queue. */
export const jobErrands = ({ jobs }: Pick<Kernel, 'jobs'>): Errands => ({
  async add(tx, errand) {
    const given = Object.entries<string | number | undefined>(errand).filter(([, value]) => value);
    await jobs.add(tx, PROVIDER_QUEUE, [Object.fromEntries(given.map(([name, value]) => [name, String(value)]))]);
  },
});
