import { Model } from 'objection';
import type { WaliRelation } from '../../identity/contracts/wali.ts';
import { mailboxOf } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import type { GuardianId, InvitationId, UserId } from '#kernel/ids.ts';
import { brokenUnique } from '#kernel/persistence/database.ts';
import type { Sealed } from '#kernel/sealing/sealed-text.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { Guardian, type Guardians, type GuardianState } from '../domain/guardian.ts';

class GuardianRecord extends Model {
  static override tableName = 'guardianship.guardian';
  declare id: GuardianId;
  declare ward_id: UserId;
  declare name: string;
  declare email: string;
  declare phone: Sealed | null;
  declare relation: WaliRelation;
  declare state: GuardianState['state'];
  declare account_id: UserId | null;
  declare account_active: boolean;
  declare invitation_id: InvitationId | null;
  declare code_hash: string | null;
  declare code_expires_at: Date | null;
  declare code_tries: number;
  declare claim_hash: string | null;
  declare claim_expires_at: Date | null;
  declare named_at: Date;
  declare verified_at: Date | null;
  declare replaced_at: Date | null;
}

/** Where his number stands, sealed. */
export const PHONE = 'guardianship.guardian.phone';

const guardianOf = async (seals: Seals, row: GuardianRecord | undefined): Promise<Guardian | null> =>
  row
    ? Guardian.from({
        id: row.id,
        wardId: row.ward_id,
        name: row.name,
        email: row.email,
        phone: await seals.open(PHONE, row.id, row.phone),
        relation: row.relation,
        state: row.state,
        accountId: row.account_id,
        accountActive: row.account_active,
        invitationId: row.invitation_id,
        code: row.code_hash ? { hash: row.code_hash, expiresAt: row.code_expires_at!, tries: row.code_tries } : null,
        claim: row.claim_hash ? { hash: row.claim_hash, expiresAt: row.claim_expires_at! } : null,
        namedAt: row.named_at,
        verifiedAt: row.verified_at,
        replacedAt: row.replaced_at,
      })
    : null;

const rowOf = async (tx: Tx, seals: Seals, state: GuardianState) => ({
  id: state.id,
  ward_id: state.wardId,
  name: state.name,
  email: state.email,
  phone: await seals.seal(tx, PHONE, state.id, state.phone),
  relation: state.relation,
  state: state.state,
  account_id: state.accountId,
  account_active: state.accountActive,
  invitation_id: state.invitationId,
  code_hash: state.code?.hash ?? null,
  code_expires_at: state.code?.expiresAt ?? null,
  code_tries: state.code?.tries ?? 0,
  claim_hash: state.claim?.hash ?? null,
  claim_expires_at: state.claim?.expiresAt ?? null,
  named_at: state.namedAt,
  verified_at: state.verifiedAt,
  replaced_at: state.replacedAt,
});

export const guardians = (seals: Seals): Guardians => ({
  find: async (tx, id) => guardianOf(seals, await GuardianRecord.query(tx.db).findById(id).forNoKeyUpdate()),
  byInvitation: async (tx, id) =>
    guardianOf(seals, await GuardianRecord.query(tx.db).findOne({ invitation_id: id }).forNoKeyUpdate()),
  ofWard: async (tx, wardId) =>
    guardianOf(
      seals,
      await GuardianRecord.query(tx.db)
        .findOne({ ward_id: wardId })
        .whereIn('state', ['pending', 'verified'])
        .forNoKeyUpdate(),
    ),
  async ofAccount(tx, accountId) {
    const rows = await GuardianRecord.query(tx.db)
      .where({ account_id: accountId, state: 'verified' })
      .orderBy('id')
      .forNoKeyUpdate();
    return Promise.all(rows.map(async (row) => (await guardianOf(seals, row))!));
  },
  async ofPerson(tx, accountId, address) {
    const rows = await GuardianRecord.query(tx.db)
      .where({ state: 'verified' })
      .where((q) => {
        void q.where({ account_id: accountId });
        if (address) void q.orWhere({ account_id: null, mailbox: mailboxOf(address) });
      })
      .orderBy('id')
      .forNoKeyUpdate();
    return Promise.all(rows.map(async (row) => (await guardianOf(seals, row))!));
  },
  async ofSamePerson(tx, id) {
    const me = await tx.db('guardianship.guardian').where({ id }).first('account_id', 'mailbox');
    if (!me) return [];
    const rows = await GuardianRecord.query(tx.db)
      .where(me.account_id ? { account_id: me.account_id } : { account_id: null, mailbox: me.mailbox })
      .where({ acting: true })
      .orderBy('id')
      .forNoKeyUpdate();
    return Promise.all(rows.map(async (row) => (await guardianOf(seals, row))!));
  },
  actingFor: async (tx, wardId) =>
    guardianOf(seals, await GuardianRecord.query(tx.db).findOne({ ward_id: wardId, acting: true }).forShare()),
  async replacedSince(tx, wardId, since) {
    const rows = await tx
      .db('guardianship.guardian')
      .where({ ward_id: wardId, state: 'replaced' })
      .where('replaced_at', '>', since)
      .select('id');
    return rows.length;
  },
  byCode: async (tx, codeHash) =>
    guardianOf(
      seals,
      await GuardianRecord.query(tx.db).findOne({ code_hash: codeHash, state: 'pending' }).forNoKeyUpdate(),
    ),
  byClaim: async (tx, claimHash) =>
    guardianOf(
      seals,
      await GuardianRecord.query(tx.db).findOne({ claim_hash: claimHash, state: 'verified' }).forNoKeyUpdate(),
    ),

  async save(tx, guardian) {
    try {
      await GuardianRecord.query(tx.db)
        .insert(await rowOf(tx, seals, guardian.state))
        .onConflict('id')
        .merge();
    } catch (error) {
      if (brokenUnique(error) === 'guardian_of_ward') throw new DomainError('guardianship.already-named');
      throw error;
    }
    tx.record(...guardian.takeFacts());
  },
});
