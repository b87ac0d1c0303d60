import type { KeyedHashes } from '#kernel/sealing/keyed-hashes.ts';
import { endDeliveries } from '#kernel/mail/mail-deliveries.ts';
import { ownMailId } from '#kernel/mail/message-id.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { DeliveryFailure } from '../../contracts/mail-events.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

interface DeliveryReport {
  messageId: string;
  recipient: string;
  cause: DeliveryFailure;
}

/**
 * Stops emails that can be switched off to addresses that refused one of ours. Reports about other emails are ignored
 * without a trace.
 */
export class RecordDeliveryFailures extends UseCase<
  Pick<UseCasePorts, 'uow' | 'clock' | 'undeliverable'> & { hashes: KeyedHashes }
> {
  async execute(reports: DeliveryReport[]): Promise<void> {
    const { uow, clock, hashes, undeliverable } = this.ports;
    const own = reports.flatMap((report) => {
      const id = ownMailId(hashes, report.messageId, report.recipient);
      return id === null ? [] : [{ ...report, id }];
    });
    if (own.length === 0) return;
    const at = clock.now();
    await uow.run(async (tx) => {
      for (const { id, recipient, cause } of own) {
        await undeliverable.add(tx, recipient, cause, at);
        await endDeliveries(tx.db, [id], { state: 'returned', at, error: cause });
      }
    });
  }
}
