import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { MessageId, ProfileId } from '#kernel/values/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Messages } from '../domain/messages.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  messages: Messages;
}

/** The recipient has read a delivered message. Idempotent. */
export class MarkRead extends UseCase<Ports> {
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
