import type { Actor } from '../actor.ts';
import { AdminCommand, type AdminChange } from '../admin/admin-command.ts';
import type { Tx } from '../tx.ts';
import { DomainError } from '../errors.ts';
import { paperIds, type PaperId } from '../contracts/admin/admin-papers.schema.ts';
import { readPaper } from './paper.ts';

/** An admin signs off a paper as it is now. */
export class SignOffPaper extends AdminCommand<string, { id: PaperId }> {
  protected readonly verb = 'sign-off';
  protected readonly subjectType = 'paper';

  /** @throws common.not-found */
  protected async change(
    tx: Tx,
    requested: string,
    { admin, at }: { admin: Actor; at: Date },
  ): Promise<AdminChange<{ id: PaperId }>> {
    const id = paperIds.find((one) => one === requested);
    if (!id) throw new DomainError('common.not-found');
    const { sections } = readPaper(id);
    await tx
      .db('kernel.paper_sign_off')
      .insert({ paper: id, signed_at: at, signed_by: admin.userId, sections: JSON.stringify(sections) })
      .onConflict('paper')
      .merge();
    return { subjectId: id, answer: { id } };
  }
}
