import type { Knex } from 'knex';
import { DomainError } from '#kernel/errors.ts';
import type { ApprovalId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { OtherApprovals } from '../../contracts/approvals.schema.ts';
import type { GuardianRow } from '../../infra/rows.ts';
import { waitingFor } from '../../approval/pending-for.ts';

/** Counts the pending items of the guardian who has just decided one, and finds the next. */
export class RemainingApprovals extends UseCase<{ db: Knex }> {
  /** `hasAccount`: he can sign in and read all of them in one place. */
  async execute(decided: ApprovalId): Promise<OtherApprovals & { hasAccount: boolean }> {
    const { db } = this.ports;
    type GuardianMailbox = Pick<GuardianRow, 'account_id' | 'mailbox'>;
    const [him]: GuardianMailbox[] = await db('guardianship.guardian as g')
      .join('guardianship.approval as a', 'a.guardian_id', 'g.id')
      .where('a.id', decided)
      .select('g.account_id', 'g.mailbox');
    if (!him) throw new DomainError('common.not-found');
    const { account_id, mailbox } = him;
    // Covers all his wards: by his account, or by his mailbox if he has none.
    const his = await db('guardianship.guardian')
      .where(account_id ? { account_id, ward_present: true } : { account_id, mailbox, ward_present: true })
      .where({ acting: true })
      .pluck('id');
    const [first] = await waitingFor(db, his, { limit: 1 });
    return { waiting: first?.total ?? 0, next: first?.id ?? null, hasAccount: account_id !== null };
  }
}
