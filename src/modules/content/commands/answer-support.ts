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
interface Answered {
  id: string;
  state: ReturnType<typeof ticketStateOf>;
}

interface AnswerInput {
  id: string;
  answer: string;
  /** Time of the newest message on the admin's screen; undefined without this check. */
  seenLatestAt?: string | undefined;
}

/**
 * An admin answers a ticket whose newest message is on the screen. The audit stores the act, not the text.
 */
export class AnswerSupport extends CaseCommand<AnswerInput, Answered, Ports> {
  protected readonly verb = 'answer';
  protected readonly queue = 'support';
  protected readonly alreadyResolvedCode = 'content.question-closed';
  protected readonly subjectType = 'support';

  /** @throws common.not-found, content.question-closed, content.conflict-of-interest, content.newer-message */
  protected async resolve(
    tx: Tx,
    { id, answer, seenLatestAt }: AnswerInput,
    { admin, at }: { admin: Actor; at: Date },
  ): Promise<AdminChange<Answered>> {
    const { questions, identity } = this.ports;
    const question = await questions.find(tx, id);
    if (!question) throw new DomainError('common.not-found');
    await requireOtherReviewer(tx, identity, question, admin);
    const { answeredAt, latestAt } = question.state;
    const isColleagues = answeredAt !== null && answeredAt >= latestAt;
    if (isColleagues && seenLatestAt !== undefined && seenLatestAt !== answeredAt.toISOString())
      throw new DomainError(this.alreadyResolvedCode);
    requireSeen(question, seenLatestAt);
    const before = { state: ticketStateOf(question.state) };
    question.reply(answer, admin.userId, at);
    await questions.save(tx, question);
    const after = { state: ticketStateOf(question.state) };
    return { subjectId: id, before, after, answer: { id, ...after } };
  }
}
