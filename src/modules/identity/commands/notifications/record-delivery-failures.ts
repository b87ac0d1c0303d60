import type { KeyedHashes } from '#kernel/sealing/keyed-hashes.ts';
import { isOwnMessage } from '#kernel/mail/message-id.ts';
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
    const own = reports.filter(({ messageId, recipient }) => isOwnMessage(hashes, messageId, recipient));
    if (own.length === 0) return;
    await uow.run(async (tx) => {
      for (const { recipient, cause } of own) await undeliverable.add(tx, recipient, cause, clock.now());
    });
  }
}
