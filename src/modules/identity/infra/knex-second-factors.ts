import type { Knex } from 'knex';
import { after, type Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import { hashOfReadableCode } from '#kernel/readable-code.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { SETUP_LIFE } from '../domain/two-factor.ts';
import { stepOf } from './authenticator.ts';

const SECRET = 'identity.two_factor.secret';
const DIGITS = /^\d{6}$/;

/** What came of a code: accepted, right but used before, or wrong. */
export type CodeOutcome = 'accepted' | 'spent' | 'wrong';

/** The secrets of authenticator apps, sealed, and the recovery codes, hashed. */
export class SecondFactors {
  private readonly clock: Clock;
  private readonly seals: Seals;
  constructor({ clock, seals }: { clock: Clock; seals: Seals }) {
    this.clock = clock;
    this.seals = seals;
  }

  /** Whether signing in to the account needs a code. */
  static async isOn(db: Knex, accountId: UserId): Promise<boolean> {
    const row = await db('identity.two_factor').where({ account_id: accountId }).first('enabled_at');
    return Boolean(row?.enabled_at);
  }

  /** Keeps a secret that is not enabled yet, in place of an earlier one of that kind. False where one is enabled. */
  async begin(tx: Tx, accountId: UserId, secret: string): Promise<boolean> {
    const row = {
      account_id: accountId,
      secret: await this.seals.seal(tx, SECRET, accountId, secret),
      set_up_at: this.clock.now(),
    };
    const kept = await tx
      .db('identity.two_factor')
      .insert(row)
      .onConflict('account_id')
      .merge()
      .whereNull('two_factor.enabled_at')
      .returning('account_id');
    return kept.length === 1;
  }

  /** Enables the secret that was set up, by a code of it. Throws nothing: null where none was set up lately. */
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

  /** Accepts a code of the app, once; its step is kept by compare-and-set. */
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

  /** Uses a recovery code up; how many are left, or null for a wrong one. */
  async useRecoveryCode(tx: Tx, accountId: UserId, code: string): Promise<number | null> {
    const used = await tx
      .db('identity.recovery_code')
      .where({ account_id: accountId, code_hash: await hashOfReadableCode(code, accountId) })
      .delete();
    if (used === 0) return null;
    const rows = await tx.db('identity.recovery_code').where({ account_id: accountId }).select('code_hash');
    return rows.length;
  }

  /** Forgets secret and recovery codes; whether it was enabled. */
  async end(tx: Tx, accountId: UserId): Promise<boolean> {
    const ended = await tx
      .db('identity.two_factor')
      .where({ account_id: accountId })
      .whereNotNull('enabled_at')
      .delete();
    return ended === 1;
  }

  private async stepOf(accountId: UserId, sealed: string, code: string): Promise<number | null> {
    return DIGITS.test(code) ? stepOf(await this.seals.open(SECRET, accountId, sealed), code, this.clock.now()) : null;
  }
}
