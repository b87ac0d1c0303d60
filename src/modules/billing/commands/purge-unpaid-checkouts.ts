import { after, DAY, type Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Customers } from '../domain/customer.ts';
import type { OutboundJobs } from '../domain/outbound-job.ts';
import type { SignUps } from '../domain/sign-ups.ts';

/** So long after the last try: by then whatever was ordered is taken back, and whatever was paid is given back. */
export const UNPAID_RETENTION = 7 * DAY;
const BATCH = 100;

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  customers: Customers;
  signUps: SignUps;
  outboundJobs: OutboundJobs;
}

/** Lets the provider forget whoever began to sign up with a paid plan, and never had an account by it. */
export class PurgeUnpaidCheckouts {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute(): Promise<void> {
    const { uow, clock, customers, signUps, outboundJobs } = this.ports;
    for (let forgotten = BATCH; forgotten === BATCH;)
      forgotten = await uow.run(async (tx) => {
        const unpaid = await customers.unpaidSince(tx, after(clock.now(), -UNPAID_RETENTION), BATCH);
        // Who has ordered nothing yet may still be about to.
        const pending = await signUps.filterPending(
          tx,
          unpaid.map(({ signUpId }) => signUpId),
        );
        const purged = unpaid.filter(({ signUpId }) => !pending.has(signUpId));
        for (const { id } of purged) {
          await customers.remove(tx, id);
          await outboundJobs.add(tx, { do: 'forget', customer: id });
        }
        return purged.length;
      });
  }
}
