import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { ticketStateOf } from '../domain/support-ticket.ts';
import { contentLimits } from '../limits.ts';
import { ownTicket } from '../support-ticket/own-ticket.ts';
import type { TicketResult } from '../support-ticket/ticket-for-staff.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** The person adds to a support ticket, which the staff then see as open. */
export class AddSupportMessage extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'limits' | 'questions'>> {
  /** @throws common.not-found, common.rate-limited, content.question-closed */
  execute(accountId: UserId, { id, message }: { id: string; message: string }): Promise<TicketResult> {
    const { uow, clock, limits, questions } = this.ports;
    return uow.run(async (tx) => {
      const ticket = await ownTicket(tx, questions, { id, accountId });
      await limits.inside(tx).consume(contentLimits['questions of an account'], accountId);
      ticket.followUp(message, clock.now());
      await questions.save(tx, ticket);
      return { id, state: ticketStateOf(ticket.state) };
    });
  }
}
