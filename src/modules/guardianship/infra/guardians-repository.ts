import type { QueryBuilder } from 'objection';
import { after } from '#kernel/clock.ts';
import { mailboxOf } from '#kernel/values/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import { uniqueViolation } from '#kernel/persistence/database.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Guardian } from '../domain/guardian.ts';
import type { Guardians } from '../domain/guardians.ts';
import { CODE_LIFE, UNANSWERED } from '../domain/verification-code.ts';
import type { People } from '../domain/people.ts';
import { samePersonSql } from './same-person.ts';
import { GuardianRecord, guardianOf, rowOf } from './guardian-record.ts';

type Rows = QueryBuilder<GuardianRecord>;

/** SQL condition that his pages show a ward: she is his, or he may not know yet that she is not. */
export const IS_SHOWN_TO_HIM = `(state = 'verified' and not ward_leaving or shown_empty)`;

export function guardians(seals: Seals, people: Pick<People, 'filterActive'>): Guardians {
  const all = async (rows: Rows): Promise<Guardian[]> =>
    Promise.all((await rows.orderBy('id')).map((row) => guardianOf(seals, row)));
  const one = async (rows: Rows): Promise<Guardian | null> => (await all(rows))[0] ?? null;
  /** Lock order: the wards' accounts, then their guardians (ADR 39). */
  const lockAll = async (tx: Tx, narrow: (rows: Rows) => Rows): Promise<Guardian[]> => {
    const wards = await narrow(GuardianRecord.query(tx.db)).distinct('ward_id');
    if (wards.length > 0)
      await people.filterActive(
        tx,
        wards.map((row) => row.ward_id),
      );
    return all(narrow(GuardianRecord.query(tx.db).forNoKeyUpdate()));
  };
  const lockOne = async (tx: Tx, narrow: (rows: Rows) => Rows): Promise<Guardian | null> =>
    (await lockAll(tx, narrow))[0] ?? null;

  return {
    find: (tx, id) => lockOne(tx, (rows) => rows.where({ id })),
    byInvitation: (tx, id) => lockOne(tx, (rows) => rows.where({ invitation_id: id })),
    ofWard: (tx, wardId) =>
      lockOne(tx, (rows) => rows.where({ ward_id: wardId }).whereIn('state', ['pending', 'verified'])),
    ofAccount: (tx, accountId) => lockAll(tx, (rows) => rows.where({ account_id: accountId, state: 'verified' })),
    ofPerson: (tx, accountId, address) =>
      lockAll(tx, (rows) =>
        rows.where({ state: 'verified' }).where((q) => {
          void q.where({ account_id: accountId });
          void q.orWhere((unlinked) => {
            void unlinked.whereNull('account_id').where((his) => {
              void his.whereRaw('former_accounts @> array[?]::uuid[]', [accountId]);
              if (address) void his.orWhere({ mailbox: mailboxOf(address) });
            });
          });
        }),
      ),
    atMailbox: (tx, address, accounts = []) =>
      lockAll(tx, (rows) =>
        rows
          .whereRaw('(mailbox = ? or account_id = any(?))', [mailboxOf(address), accounts])
          .whereIn('state', ['pending', 'verified']),
      ),
    ofSamePerson: (tx, id) =>
      lockAll(tx, (rows) => rows.whereRaw(`id in (${samePersonSql('?')})`, [id, id]).where({ acting: true })),
    everOfWard: (tx, wardId) => all(GuardianRecord.query(tx.db).where({ ward_id: wardId })),
    presentFor: (tx, wardId) =>
      one(GuardianRecord.query(tx.db).forShare().where({ ward_id: wardId }).whereIn('state', ['pending', 'verified'])),
    actingFor: (tx, wardId) => one(GuardianRecord.query(tx.db).forShare().where({ ward_id: wardId, acting: true })),
    byCode: (tx, codeHash) => lockOne(tx, (rows) => rows.where({ code_hash: codeHash, state: 'pending' })),
    byClaim: (tx, claimHash) =>
      lockOne(tx, (rows) =>
        rows
          .where({ state: 'verified' })
          .where((q) => void q.where({ claim_hash: claimHash }).orWhere({ former_claim_hash: claimHash })),
      ),
    findByStepDownToken: (tx, stepDownTokenHash) =>
      lockOne(tx, (rows) => rows.where({ step_down_token_hash: stepDownTokenHash, state: 'verified' })),
    async findStepDown(tx, stepDownTokenHash) {
      const row = await tx
        .db('guardianship.guardian')
        .where({ step_down_token_hash: stepDownTokenHash, end_cause: 'stepped-down' })
        .first('ward_id', 'ended_at');
      return row?.ended_at ? { wardId: row.ward_id, at: row.ended_at } : null;
    },

    async accountOf(tx, id) {
      const row = await tx.db('guardianship.guardian').where({ id }).first('account_id');
      return row?.account_id ?? null;
    },
    unanswered: (tx, at) =>
      tx
        .db('guardianship.guardian')
        .where({ state: 'pending' })
        .where('code_expires_at', '<=', after(at, CODE_LIFE - UNANSWERED))
        .orderBy('id')
        .pluck('id'),
    postponedUntil: (tx, at) => tx.db('guardianship.guardian').where('notify_from', '<=', at).orderBy('id').pluck('id'),
    async liftSuitorBars(tx, at) {
      await tx.db('guardianship.guardian').where('suitor_barred_until', '<=', at).update({ suitor_barred_until: null });
    },
    async replacedSince(tx, wardId, since) {
      const replaced = tx.db('guardianship.guardian').where({ ward_id: wardId, state: 'replaced' });
      return (await replaced.where('replaced_at', '>', since).pluck('id')).length;
    },
    async wardWithProfile(tx, profileId) {
      const row = await tx.db('guardianship.ward').where({ profile_id: profileId }).first('account_id');
      return row?.account_id ?? null;
    },
    async isGuardian(tx, accountId) {
      const verifiedGuardian = { account_id: accountId, state: 'verified' } as const;
      return (await tx.db('guardianship.guardian').where(verifiedGuardian).first('id')) !== undefined;
    },
    async countWards(tx, accountId) {
      const his = tx.db('guardianship.guardian').where({ account_id: accountId });
      return (await his.whereRaw(IS_SHOWN_TO_HIM).pluck('id')).length;
    },
    async setWardPresence(tx, wardId, isPresent) {
      await tx.db('guardianship.guardian').where({ ward_id: wardId }).update({ ward_present: isPresent });
    },
    async setWardLeaving(tx, wardId, isLeaving) {
      const rows = await tx
        .db('guardianship.guardian')
        .where({ ward_id: wardId })
        .update({ ward_leaving: isLeaving })
        .returning('account_id');
      return rows.map((row) => row.account_id).filter((id) => id !== null);
    },

    async addFormerAccountAt(tx, accountId, address) {
      await tx
        .db('guardianship.guardian')
        .where({ mailbox: mailboxOf(address), account_id: null })
        .whereNotNull('verified_at')
        .whereRaw('not former_accounts @> array[?]::uuid[]', [accountId])
        .update({ former_accounts: tx.db.raw('array_append(former_accounts, ?::uuid)', [accountId]) });
    },

    async forgetAccount(tx, accountId) {
      await tx
        .db('guardianship.guardian')
        .whereRaw('former_accounts @> array[?]::uuid[]', [accountId])
        .update({ former_accounts: tx.db.raw('array_remove(former_accounts, ?)', [accountId]) });
    },

    async save(tx, guardian) {
      try {
        await GuardianRecord.query(tx.db)
          .insert(await rowOf(tx, seals, guardian.state))
          .onConflict('id')
          .merge();
      } catch (error) {
        if (uniqueViolation(error) === 'guardian_of_ward') throw new DomainError('guardianship.already-named');
        throw error;
      }
      tx.record(...guardian.takeEvents());
    },
  };
}
