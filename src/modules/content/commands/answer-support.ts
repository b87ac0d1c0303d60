import type { Actor } from '#kernel/actor.ts';
import type { AdminChange } from '#kernel/admin/admin-command.ts';
import { CaseCommand, type DeskPorts } from '#kernel/desk/case-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Tx } from '#kernel/tx.ts';
import { ticketStateOf } from '../domain/support-ticket.ts';
import { requireOtherReviewer } from '../support-ticket/require-other-reviewer.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = DeskPorts & Pick<UseCasePorts, 'identity' | 'questions'>;
interface Answered {
  id: string;
  state: ReturnType<typeof ticketStateOf>;
}

interface AnswerInput {
  id: string;
  answer: string;
  /** When the answer on the admin's screen was given: null for none, undefined without this check. */
  seenAnsweredAt?: string | null | undefined;
}

/**
 * An admin answers a ticket; the answer may replace only the one on the screen. The audit stores the act, not the text.
 */
export class AnswerSupport extends CaseCommand<AnswerInput, Answered, Ports> {
  protected readonly verb = 'answer';
  protected readonly queue = 'support';
  protected readonly alreadyResolvedCode = 'content.question-closed';
  protected readonly subjectType = 'support';

  /** @throws common.not-found, content.question-closed, content.conflict-of-interest */
  protected async resolve(
    tx: Tx,
    { id, answer, seenAnsweredAt }: AnswerInput,
    { admin, at }: { admin: Actor; at: Date },
  ): Promise<AdminChange<Answered>> {
    const { questions, identity } = this.ports;
    const question = await questions.find(tx, id);
    if (!question) throw new DomainError('common.not-found');
    await requireOtherReviewer(tx, identity, question, admin);
    const answeredAt = question.state.answeredAt?.toISOString() ?? null;
    if (seenAnsweredAt !== undefined && seenAnsweredAt !== answeredAt) throw new DomainError(this.alreadyResolvedCode);
    const before = { state: ticketStateOf(question.state) };
    question.reply(answer, at);
    await questions.save(tx, question);
    const after = { state: ticketStateOf(question.state) };
    return { subjectId: id, before, after, answer: { id, ...after } };
  }
}
