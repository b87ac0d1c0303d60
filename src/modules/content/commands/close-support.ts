import type { Actor } from '#kernel/actor.ts';
import type { AdminChange } from '#kernel/admin/admin-command.ts';
import { CaseCommand, type DeskPorts } from '#kernel/desk/case-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Tx } from '#kernel/tx.ts';
import { ticketStateOf } from '../domain/support-ticket.ts';
import { requireOtherReviewer } from '../support-ticket/require-other-reviewer.ts';
import { requireSeen } from '../support-ticket/ticket-for-staff.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = DeskPorts & Pick<UseCasePorts, 'identity' | 'questions'>;
interface CloseTicketResult {
  id: string;
  state: ReturnType<typeof ticketStateOf>;
}

interface CloseTicketInput {
  id: string;
  /** Time of the newest message on the screen; undefined without this check. */
  seenLatestAt?: string | undefined;
}

export class CloseSupport extends CaseCommand<CloseTicketInput, CloseTicketResult, Ports> {
  protected readonly verb = 'close';
  protected readonly queue = 'support';
  protected readonly alreadyResolvedCode = 'content.question-closed';
  protected readonly subjectType = 'support';

  /** @throws common.not-found, content.question-closed, content.conflict-of-interest, content.newer-message */
  protected async resolve(
    tx: Tx,
    { id, seenLatestAt }: CloseTicketInput,
    { admin, at }: { admin: Actor; at: Date },
  ): Promise<AdminChange<CloseTicketResult>> {
    const { questions, identity } = this.ports;
    const question = await questions.find(tx, id);
    if (!question) throw new DomainError('common.not-found');
    await requireOtherReviewer(tx, identity, question, admin);
    if (question.state.closedAt === null) requireSeen(question, seenLatestAt);
    const before = { state: ticketStateOf(question.state) };
    question.close(at);
    await questions.save(tx, question);
    const after = { state: ticketStateOf(question.state) };
    return { subjectId: id, before, after, answer: { id, ...after } };
  }
}
