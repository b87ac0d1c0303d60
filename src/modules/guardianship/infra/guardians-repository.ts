import { Model, type QueryBuilder } from 'objection';
import type { WaliRelation } from '../../identity/contracts/wali.ts';
import { mailboxOf } from '#kernel/values/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { GuardianId, InvitationId, UserId } from '#kernel/values/ids.ts';
import { uniqueViolation } from '#kernel/persistence/database.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { CheckReason } from '../contracts/guardian.ts';
import { Guardian, type GuardianState } from '../domain/guardian.ts';
import type { Guardians } from '../domain/guardians.ts';
import type { People } from '../domain/people.ts';
import type { EndCause, GuardianStatusInput } from '../domain/guardian-status.ts';
import { samePersonSql } from './same-person.ts';
import type { GuardianRow } from './tables.ts';

type Rows = QueryBuilder<GuardianRecord>;

class GuardianRecord extends Model {
  static override tableName = 'guardianship.guardian';
  declare id: GuardianId;
  declare ward_id: UserId;
  declare name: string;
  declare email: string;
  declare phone: SealedText | null;
  declare relation: WaliRelation;
  declare language: Language;
  declare state: GuardianState['state'];
  declare account_id: UserId | null;
  declare former_accounts: UserId[];
  declare account_active: boolean;
  declare check_reasons: CheckReason[];
  declare check_raised_at: Date | null;
  declare confirmed_at: Date | null;
  declare disputed_at: Date | null;
  declare dispute_reason: SealedText | null;
  declare ended_at: Date | null;
  declare end_cause: EndCause | null;
  declare end_reason: SealedText | null;
  declare invitation_id: InvitationId | null;
  declare code_hash: string | null;
  declare code_expires_at: Date | null;
  declare code_tries: number;
  declare claim_hash: string | null;
  declare claim_expires_at: Date | null;
  declare former_claim_hash: string | null;
  declare former_claim_expires_at: Date | null;
  declare step_down_token_hash: string | null;
  declare named_at: Date;
  declare verified_at: Date | null;
  declare replaced_at: Date | null;
  declare conflict_notified_at: Date | null;
}

/** Columns with sealed text. */
export const PHONE = 'guardianship.guardian.phone';
export const DISPUTE = 'guardianship.guardian.dispute_reason';
export const END_REASON = 'guardianship.guardian.end_reason';

export const guardianStatusInputOf = (
  row: Pick<GuardianRow, 'state' | 'account_active' | 'check_reasons' | 'check_raised_at' | 'disputed_at'>,
): GuardianStatusInput => ({
  state: row.state,
  accountActive: row.account_active,
  check: row.check_raised_at && { reasons: row.check_reasons, raisedAt: row.check_raised_at },
  dispute: row.disputed_at && { openedAt: row.disputed_at, reason: null },
});

const guardianOf = async (seals: Seals, row: GuardianRecord): Promise<Guardian> =>
  Guardian.from({
    id: row.id,
    wardId: row.ward_id,
    name: row.name,
    email: row.email,
    phone: await seals.open(PHONE, row.id, row.phone),
    relation: row.relation,
    language: row.language,
    accountId: row.account_id,
    formerAccounts: row.former_accounts,
    invitationId: row.invitation_id,
    code: row.code_hash ? { hash: row.code_hash, expiresAt: row.code_expires_at!, tries: row.code_tries } : null,
    claim: row.claim_hash ? { hash: row.claim_hash, expiresAt: row.claim_expires_at! } : null,
    formerClaim: row.former_claim_hash
      ? { hash: row.former_claim_hash, expiresAt: row.former_claim_expires_at! }
      : null,
    stepDownTokenHash: row.step_down_token_hash,
    namedAt: row.named_at,
    verifiedAt: row.verified_at,
    confirmedAt: row.confirmed_at,
    replacedAt: row.replaced_at,
    ...guardianStatusInputOf(row),
    dispute: row.disputed_at && {
      openedAt: row.disputed_at,
      reason: await seals.open(DISPUTE, row.id, row.dispute_reason),
    },
    ended: row.end_cause && {
      because: row.end_cause,
      at: row.ended_at!,
      reason: await seals.open(END_REASON, row.id, row.end_reason),
    },
    conflictNotifiedAt: row.conflict_notified_at,
  });

const rowOf = async (tx: Tx, seals: Seals, state: GuardianState) => ({
  id: state.id,
  ward_id: state.wardId,
  name: state.name,
  email: state.email,
  phone: await seals.seal(tx, PHONE, state.id, state.phone),
  relation: state.relation,
  language: state.language,
  state: state.state,
  account_id: state.accountId,
  former_accounts: state.formerAccounts,
  account_active: state.accountActive,
  invitation_id: state.invitationId,
  code_hash: state.code?.hash ?? null,
  code_expires_at: state.code?.expiresAt ?? null,
  code_tries: state.code?.tries ?? 0,
  claim_hash: state.claim?.hash ?? null,
  claim_expires_at: state.claim?.expiresAt ?? null,
  former_claim_hash: state.formerClaim?.hash ?? null,
  former_claim_expires_at: state.formerClaim?.expiresAt ?? null,
  step_down_token_hash: state.stepDownTokenHash,
  named_at: state.namedAt,
  verified_at: state.verifiedAt,
  confirmed_at: state.confirmedAt,
  replaced_at: state.replacedAt,
  check_reasons: state.check?.reasons ?? [],
  check_raised_at: state.check?.raisedAt ?? null,
  disputed_at: state.dispute?.openedAt ?? null,
  dispute_reason: await seals.seal(tx, DISPUTE, state.id, state.dispute?.reason ?? null),
  ended_at: state.ended?.at ?? null,
  end_cause: state.ended?.because ?? null,
  end_reason: await seals.seal(tx, END_REASON, state.id, state.ended?.reason ?? null),
  conflict_notified_at: state.conflictNotifiedAt,
});

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

    async accountOf(tx, id) {
      const row = await tx.db('guardianship.guardian').where({ id }).first('account_id');
      return row?.account_id ?? null;
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
      const verifiedGuardian = { account_id: accountId, state: 'verified', ward_leaving: false } as const;
      return (await tx.db('guardianship.guardian').where(verifiedGuardian).pluck('id')).length;
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
