import { after } from '#kernel/clock.ts';
import { processEach } from '#kernel/runtime/process-each.ts';
import { UseCase } from '#kernel/use-case.ts';
import { UNPAID_RETENTION } from '../domain/customer.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

const BATCH = 100;

type Ports = Pick<UseCasePorts, 'uow' | 'clock' | 'customers' | 'outboundJobs'>;

/** Deletes at the provider everybody who began to pay and never did, member or not. */
export class PurgeUnpaidCheckouts extends UseCase<Ports> {
  async execute(): Promise<void> {
    const { uow, clock, customers, outboundJobs } = this.ports;
    const moment = after(clock.now(), -UNPAID_RETENTION);
    let unpaid: string[];
    do {
      unpaid = await uow.run((tx) => customers.unpaidSince(tx, moment, BATCH));
      await processEach(unpaid, (id) =>
        uow.run(async (tx) => {
          // A parallel payment of the customer waits for this lock.
          if (!(await customers.find(tx, id)) || !(await customers.isUnpaidSince(tx, id, moment))) return;
          await customers.remove(tx, id);
          await outboundJobs.add(tx, { do: 'delete', customer: id });
        }),
      );
    } while (unpaid.length === BATCH);
  }
}
