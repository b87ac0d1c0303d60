import { after } from '#kernel/clock.ts';
import { UseCase } from '#kernel/use-case.ts';
import { UNPAID_RETENTION } from '../domain/customer.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

const BATCH = 100;

type Ports = Pick<UseCasePorts, 'uow' | 'clock' | 'customers' | 'outboundJobs'>;

/** Deletes at the provider everybody who began to pay and never did, member or not. */
export class PurgeUnpaidCheckouts extends UseCase<Ports> {
  async execute(): Promise<void> {
    const { uow, clock, customers, outboundJobs } = this.ports;
    for (let purged = BATCH; purged === BATCH;)
      purged = await uow.run(async (tx) => {
        const unpaid = await customers.unpaidSince(tx, after(clock.now(), -UNPAID_RETENTION), BATCH);
        for (const id of unpaid) {
          await customers.remove(tx, id);
          await outboundJobs.add(tx, { do: 'delete', customer: id });
        }
        return unpaid.length;
      });
  }
}
