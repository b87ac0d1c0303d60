import { AdminCommand, type AdminChange } from '../admin/admin-command.ts';
import { DomainError } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import type { Jobs } from '../persistence/jobs.ts';
import type { Tx } from '../tx.ts';
import { retryDelivery } from './mail-deliveries.ts';
import { addMailJobs } from './mailer.ts';

/** An admin retries a failed email, for as long as the first time. */
export class SendMailAgain extends AdminCommand<
  string,
  { id: string },
  Pick<Kernel, 'uow' | 'clock'> & { jobs: Jobs }
> {
  protected readonly verb = 'send-mail-again';
  protected readonly subjectType = 'mail';

  /** @throws common.not-found if no such email failed */
  protected async change(tx: Tx, id: string, { at }: { at: Date }): Promise<AdminChange<{ id: string }>> {
    const rows = await tx
      .db('kernel.mail')
      .where({ id })
      .whereNotNull('failed_at')
      .update({ failed_at: null, next_try_at: null, tries: 0, sent_again_at: at })
      .returning('id');
    if (rows.length === 0) throw new DomainError('common.not-found');
    await retryDelivery(tx, id);
    await addMailJobs(this.ports.jobs, tx, rows, { isFirst: true });
    return { subjectId: id, answer: { id } };
  }
}
