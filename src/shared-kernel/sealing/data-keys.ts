import { hkdfSync, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { lockUntilEnd } from '../persistence/locks.ts';
import { openBytes, sealBytes, type DataKey } from './sealed-text.ts';

/**
 * Keys that seal personal texts, stored in the database and wrapped by a secret of the settings (ADR 10). Neither a
 * dump without the secret nor the secret without a dump opens anything.
 */
export class DataKeys {
  private readonly db: Knex;
  private readonly wrapping: Buffer[];
  private readonly known = new Map<number, DataKey>();

  private constructor(db: Knex, secrets: string[]) {
    this.db = db;
    this.wrapping = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'mithaq data keys', 32)));
  }

  /**
   * Reads the keys and makes the first one. `secrets` are newest first, and the newest wraps new keys; throws if none
   * of them unwraps a key.
   */
  static async open(db: Knex, secrets: string[]): Promise<DataKeys> {
    const keys = new DataKeys(db, secrets);
    await db.transaction(async (trx) => {
      await lockUntilEnd(trx, 'firstDataKey');
      if (!(await trx('kernel.data_key').first('id'))) await keys.add(trx);
    });
    await keys.load();
    return keys;
  }

  /** Makes a key that is used from the commit on, and returns its number. */
  async add(trx: Knex.Transaction): Promise<number> {
    const [{ id }] = (await trx('kernel.data_key').insert({ wrapped: '' }).returning('id')) as [{ id: number }];
    const wrapped = sealBytes(this.wrapping[0]!, aboutKey(id), randomBytes(32)).toString('base64url');
    await trx('kernel.data_key').where({ id }).update({ wrapped });
    return id;
  }

  /** The newest key, locked against retirement until the transaction ends. */
  async current(trx: Knex.Transaction): Promise<DataKey> {
    const row = await trx('kernel.data_key').orderBy('id', 'desc').forKeyShare().first('id', 'wrapped');
    // It was retired while this waited, so there is a newer one.
    return row ? this.learn(row) : this.current(trx);
  }

  async get(id: number): Promise<DataKey> {
    if (!this.known.has(id)) await this.load();
    const key = this.known.get(id);
    if (!key) throw new Error(`The data key ${id} is not in kernel.data_key`);
    return key;
  }

  private async load(): Promise<void> {
    const rows = await this.db('kernel.data_key').select('id', 'wrapped');
    for (const row of rows) this.learn(row);
  }

  private learn({ id, wrapped }: { id: number; wrapped: string }): DataKey {
    const key = this.known.get(id) ?? { id, bytes: this.unwrap(id, Buffer.from(wrapped, 'base64url')) };
    this.known.set(id, key);
    return key;
  }

  private unwrap(id: number, wrapped: Buffer): Buffer {
    for (const secret of this.wrapping) {
      try {
        return openBytes(secret, aboutKey(id), wrapped);
      } catch {
        // Wrapped by another secret.
      }
    }
    throw new Error(
      'A data key was wrapped by a secret that the settings no longer name. ' +
        'Put it back into DATA_KEYS (without that setting: SESSION_KEYS) after the new one, run npm run keys:rotate, and then remove it.',
    );
  }
}

const aboutKey = (id: number): string => `kernel.data_key.wrapped:${id}`;
