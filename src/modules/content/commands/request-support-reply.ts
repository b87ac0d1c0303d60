import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import { assignCase } from '#kernel/desk/case-assignments.ts';
import type { CaseWords } from '#kernel/desk/case-words.ts';
import type { DeskPorts } from '#kernel/desk/case-command.ts';
import type { Tx } from '#kernel/tx.ts';
import { ticketStateOf } from '../domain/support-ticket.ts';
import { ticketForStaff, type TicketResult, type TicketPorts } from '../support-ticket/ticket-for-staff.ts';

type Ports = DeskPorts & TicketPorts & { caseWords: CaseWords };

interface RequestReplyInput {
  id: string;
  question: string;
  seenLatestAt?: string | undefined;
}

/** Staff have a question; the case stays with them until the person has replied. The audit stores no text. */
export class RequestSupportReply extends AdminCommand<RequestReplyInput, TicketResult, Ports> {
  protected readonly verb = 'ask-back';
  protected readonly subjectType = 'support';

  /**
   * @throws common.not-found, desk.already-assigned, content.question-closed, content.asker-unreachable,
   * content.newer-message, content.conflict-of-interest, desk.words-withheld
   */
  protected async change(
    tx: Tx,
    { id, question, seenLatestAt }: RequestReplyInput,
    { admin, at }: { admin: Actor; at: Date },
  ): Promise<AdminChange<TicketResult>> {
    const { questions, staffNames, caseWords } = this.ports;
    const ticket = await ticketForStaff(tx, this.ports, id, admin, {
      mayRead: () => caseWords.requireRead(tx.db, { queue: 'support', id }, admin),
      lock: () => assignCase(tx, { queue: 'support', id }, { staff: admin.userId, at, names: staffNames }),
      seenLatestAt,
    });
    const before = { state: ticketStateOf(ticket.state) };
    ticket.requestReply(question, admin.userId, at);
    await questions.save(tx, ticket);
    const after = { state: ticketStateOf(ticket.state) };
    return { subjectId: id, before, after, answer: { id, ...after } };
  }
}
