import { after, type Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import { UNPAID_RETENTION, type Customers } from '../domain/customer.ts';
import type { OutboundJobs } from '../domain/outbound-job.ts';
import type { SignUps } from '../domain/sign-ups.ts';

const BATCH = 100;

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  customers: Customers;
  signUps: SignUps;
  outboundJobs: OutboundJobs;
}

/** Deletes at the provider the customers whose paid sign-up never became an account. */
export class PurgeUnpaidCheckouts extends UseCase<Ports> {
  async execute(): Promise<void> {
    const { uow, clock, customers, signUps, outboundJobs } = this.ports;
    for (let forgotten = BATCH; forgotten === BATCH;)
      forgotten = await uow.run(async (tx) => {
        const unpaid = await customers.unpaidSince(tx, after(clock.now(), -UNPAID_RETENTION), BATCH);
        // A pending sign-up may still order.
        const pending = await signUps.filterPending(
          tx,
          unpaid.map(({ signUpId }) => signUpId),
        );
        const purged = unpaid.filter(({ signUpId }) => !pending.has(signUpId));
        for (const { id } of purged) {
          await customers.remove(tx, id);
          await outboundJobs.add(tx, { do: 'delete', customer: id });
        }
        return purged.length;
      });
  }
}
