import { DomainError } from '#kernel/errors.ts';
import type { MessageId, ProfileId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** The recipient has read a delivered message. Idempotent. */
export class MarkRead extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'messages'>> {
  execute(by: ProfileId, id: MessageId): Promise<void> {
    const { uow, clock, messages } = this.ports;
    return uow.run(async (tx) => {
      const message = await messages.find(tx, id);
      if (!message) throw new DomainError('common.not-found');
      message.read(by, clock.now());
      await messages.save(tx, message);
    });
  }
}
