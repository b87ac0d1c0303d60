import type { AdminChange } from '#kernel/admin/admin-command.ts';
import { CaseCommand, type DeskPorts } from '#kernel/desk/case-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Consultations } from '../domain/consultation.ts';

interface Ports extends DeskPorts {
  consultations: Consultations;
}
interface Answered {
  id: string;
  state: 'answered';
}

/** An admin answers a request for a talk. The audit stores the act, not the text. */
export class AnswerConsultation extends CaseCommand<{ id: string; answer: string }, Answered, Ports> {
  protected readonly verb = 'answer';
  protected readonly queue = 'consultations';
  protected readonly alreadyResolvedCode = 'content.consultation-answered';
  protected readonly subjectType = 'consultation';

  /** @throws common.not-found, content.consultation-answered */
  protected async resolve(
    tx: Tx,
    { id, answer }: { id: string; answer: string },
    { at }: { at: Date },
  ): Promise<AdminChange<Answered>> {
    const { consultations } = this.ports;
    const consultation = await consultations.find(tx, id);
    if (!consultation) throw new DomainError('common.not-found');
    consultation.reply(answer, at);
    await consultations.save(tx, consultation);
    const state = 'answered' as const;
    return { subjectId: id, before: { state: 'open' }, after: { state }, answer: { id, state } };
  }
}
