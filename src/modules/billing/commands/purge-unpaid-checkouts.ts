import { after } from '#kernel/clock.ts';
import { UseCase } from '#kernel/use-case.ts';
import { UNPAID_RETENTION } from '../domain/customer.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

const BATCH = 100;

type Ports = Pick<UseCasePorts, 'uow' | 'clock' | 'customers' | 'signUps' | 'outboundJobs'>;

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
