import type { Kernel } from '#kernel/kernel.ts';
import type { OutboundJobs } from '../domain/outbound-job.ts';

export const PROVIDER_QUEUE = 'billing.provider';

export const outboundJobQueue = ({ jobs }: Pick<Kernel, 'jobs'>): OutboundJobs => ({
  async add(tx, outboundJob) {
    const given = Object.entries<string | number | undefined>(outboundJob).filter(([, value]) => value);
    await jobs.add(tx, PROVIDER_QUEUE, [Object.fromEntries(given.map(([name, value]) => [name, String(value)]))]);
  },
});
