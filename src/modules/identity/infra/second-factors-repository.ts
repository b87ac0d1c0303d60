import type { Knex } from 'knex';
import { after, type Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { hashOfReadableCode } from '#kernel/values/readable-code.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { Tx } from '#kernel/tx.ts';
import { SETUP_LIFE, type AuthenticatorSecret, type CodeOutcome, type SecondFactors } from '../domain/second-factor.ts';
import { authenticatorUri, newSecret, qrOf, stepOf } from './security/authenticator.ts';

const SECRET = 'identity.two_factor.secret';
const DIGITS = /^\d{6}$/;

/** Authenticator secrets, sealed, and recovery codes, hashed. */
export class KnexSecondFactors implements SecondFactors {
  private readonly db: Knex;
  private readonly clock: Clock;
  private readonly seals: Seals;
  constructor({ db, clock, seals }: { db: Knex; clock: Clock; seals: Seals }) {
    this.db = db;
    this.clock = clock;
    this.seals = seals;
  }

  async isOn(accountId: UserId, tx?: Tx): Promise<boolean> {
    const row = await (tx?.db ?? this.db)('identity.two_factor').where({ account_id: accountId }).first('enabled_at');
    return Boolean(row?.enabled_at);
  }

  async begin(tx: Tx, { id, email }: { id: UserId; email: string }): Promise<AuthenticatorSecret | null> {
    const secret = newSecret();
    const row = {
      account_id: id,
      secret: await this.seals.seal(tx, SECRET, id, secret),
      set_up_at: this.clock.now(),
    };
    const secondFactorRow = await tx
      .db('identity.two_factor')
      .insert(row)
      .onConflict('account_id')
      .merge()
      .whereNull('two_factor.enabled_at')
      .returning('account_id');
    if (secondFactorRow.length === 0) return null;
    const uri = authenticatorUri(secret, email);
    return { secret, uri, qr: qrOf(uri) };
  }

  async enable(tx: Tx, accountId: UserId, code: string, recoveryCodes: string[]): Promise<CodeOutcome | null> {
    const now = this.clock.now();
    const row = await tx
      .db('identity.two_factor')
      .where({ account_id: accountId, enabled_at: null })
      .where('set_up_at', '>', after(now, -SETUP_LIFE))
      .forUpdate()
      .first('secret');
    if (!row) return null;
    const step = await this.stepOf(accountId, row.secret, code);
    if (step === null) return 'wrong';
    await tx.db('identity.two_factor').where({ account_id: accountId }).update({ enabled_at: now, last_step: step });
    const hashes = await Promise.all(recoveryCodes.map((recovery) => hashOfReadableCode(recovery, accountId)));
    await tx.db('identity.recovery_code').insert(hashes.map((hash) => ({ account_id: accountId, code_hash: hash })));
    return 'accepted';
  }

  /** Stores the step by compare-and-set, so that a code works once. */
  async acceptAppCode(tx: Tx, accountId: UserId, code: string): Promise<CodeOutcome> {
    const row = await tx
      .db('identity.two_factor')
      .where({ account_id: accountId })
      .whereNotNull('enabled_at')
      .first('secret');
    const step = row ? await this.stepOf(accountId, row.secret, code) : null;
    if (step === null) return 'wrong';
    const set = await tx
      .db('identity.two_factor')
      .where({ account_id: accountId })
      .where('last_step', '<', step)
      .update({ last_step: step });
    return set === 1 ? 'accepted' : 'spent';
  }

  async useRecoveryCode(tx: Tx, accountId: UserId, code: string): Promise<number | null> {
    const used = await tx
      .db('identity.recovery_code')
      .where({ account_id: accountId, code_hash: await hashOfReadableCode(code, accountId) })
      .delete();
    if (used === 0) return null;
    const rows = await tx.db('identity.recovery_code').where({ account_id: accountId }).select('code_hash');
    return rows.length;
  }

  async end(tx: Tx, accountId: UserId): Promise<boolean> {
    const ended = await tx
      .db('identity.two_factor')
      .where({ account_id: accountId })
      .whereNotNull('enabled_at')
      .delete();
    return ended === 1;
  }

  private async stepOf(accountId: UserId, sealed: SealedText, code: string): Promise<number | null> {
    return DIGITS.test(code) ? stepOf(await this.seals.open(SECRET, accountId, sealed), code, this.clock.now()) : null;
  }
}
