import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { ownTicket } from '../support-ticket/own-ticket.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** Stores when the person read what staff wrote last. */
export class ReadSupportTicket extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'questions'>> {
  /** @throws common.not-found */
  execute(accountId: UserId, id: string): Promise<void> {
    const { uow, clock, questions } = this.ports;
    return uow.run(async (tx) => {
      const ticket = await ownTicket(tx, questions, { id, accountId });
      ticket.read(clock.now());
      await questions.save(tx, ticket);
    });
  }
}
