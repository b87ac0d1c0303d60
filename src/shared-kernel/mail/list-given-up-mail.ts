import type { Knex } from 'knex';
import type { ListPage, ListQuery } from '../contracts/list.ts';
import { pageOf } from '../persistence/page.ts';
import type { MailRow } from '../persistence/rows.ts';

/** An email that was never delivered, without its content and recipient. */
export interface FailedMail {
  id: string;
  createdAt: string;
  givenUpAt: string;
  tries: number;
  lastError: string;
}

const columns = {
  id: 'id',
  createdAt: 'created_at',
  givenUpAt: 'failed_at',
  tries: 'tries',
  lastError: 'last_error',
};

/** Failed emails for admins, oldest first. */
export class ListGivenUpMail {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  async execute(wanted: ListQuery<keyof typeof columns, { id?: string[] | undefined }>): Promise<ListPage<FailedMail>> {
    const all = this.db('kernel.mail').whereNotNull('failed_at');
    if (wanted.filter?.id) all.whereIn('id', wanted.filter.id);
    const { rows, total } = await pageOf<GivenUpRow, keyof typeof columns>(all, wanted, {
      columns,
      key: 'id',
      plain: 500,
    });
    const records = rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at.toISOString(),
      givenUpAt: row.failed_at.toISOString(),
      tries: row.tries,
      lastError: row.last_error,
    }));
    return { records, total };
  }
}

type GivenUpRow = MailRow & { failed_at: Date; last_error: string };
