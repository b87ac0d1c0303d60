import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { lockUntilEnd } from '#kernel/persistence/locks.ts';
import { createdTables } from '../created-tables.ts';
import type { BrowserKeys } from './decrypted.ts';

export interface ReceivedNotice {
  browser: string;
  /** By lower-case name. */
  headers: Record<string, string>;
  notice: unknown;
  sentAt: string;
}

export interface Browser extends BrowserKeys {
  id: string;
  publicKey: string;
  /** Status with which the push service responds; null accepts the notification. */
  answer: number | null;
}

interface BrowserRow {
  id: string;
  private_key: string;
  public_key: string;
  auth: string;
  answer: number | null;
}
interface NoticeRow {
  browser_id: string;
  headers: Record<string, string>;
  notice: unknown;
  sent_at: Date;
}

const TABLES = `
  create table if not exists local.push_browser (
    id uuid primary key, private_key text not null, public_key text not null, auth text not null, answer integer
  );
  create table if not exists local.received_push (
    id bigint generated always as identity primary key,
    browser_id uuid not null,
    headers jsonb not null,
    notice jsonb not null,
    sent_at timestamptz not null default now()
  );`;

/** Simulated browsers and their notifications, in tables that are created at first use. */
export class PushStore {
  private readonly db: Knex;
  private readonly make: () => Promise<void>;

  constructor(db: Knex) {
    this.db = db;
    this.make = createdTables(db, (trx) => lockUntilEnd(trx, 'localPush'), TABLES);
  }

  async add(answer: number | null): Promise<Browser> {
    await this.make();
    const pair = createECDH('prime256v1');
    const publicKey = pair.generateKeys().toString('base64url');
    const key = pair.getPrivateKey();
    const privateKey = Buffer.concat([Buffer.alloc(32 - key.length), key]).toString('base64url');
    const browser = { id: randomUUID(), privateKey, publicKey, auth: randomBytes(16).toString('base64url'), answer };
    await this.db('local.push_browser').insert({
      id: browser.id,
      private_key: privateKey,
      public_key: publicKey,
      auth: browser.auth,
      answer,
    });
    return browser;
  }

  async find(id: string): Promise<Browser | null> {
    await this.make();
    const row: BrowserRow | undefined = await this.db('local.push_browser').where({ id }).first();
    if (!row) return null;
    return { id, privateKey: row.private_key, publicKey: row.public_key, auth: row.auth, answer: row.answer };
  }

  /** Sets the response for a browser, and returns whether it exists. */
  async answerBy(id: string, answer: number | null): Promise<boolean> {
    await this.make();
    return (await this.db('local.push_browser').where({ id }).update({ answer })) > 0;
  }

  async save(id: string, headers: Record<string, string>, notice: unknown): Promise<void> {
    const row = { browser_id: id, headers: JSON.stringify(headers), notice: JSON.stringify(notice) };
    await this.db('local.received_push').insert(row);
  }

  /** Newest first, of one browser or of all. */
  async list(browser?: string): Promise<ReceivedNotice[]> {
    await this.make();
    const rows: NoticeRow[] = await this.db('local.received_push')
      .modify((query) => browser && query.where({ browser_id: browser }))
      .orderBy('id', 'desc')
      .limit(500);
    return rows.map((row) => ({
      browser: row.browser_id,
      headers: row.headers,
      notice: row.notice,
      sentAt: row.sent_at.toISOString(),
    }));
  }
}
