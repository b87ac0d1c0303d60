import type { Knex } from 'knex';
import type { z } from 'zod';
import type { ListPage, ListQuery } from '#kernel/contracts/list.ts';
import { pageOf } from '#kernel/persistence/page.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { support, SupportRecord } from '../contracts/admin-support.ts';
import { openQuestions } from '../infra/objection-questions.ts';
import type { QuestionRow } from '../infra/tables.ts';
import { questionView } from './question-view.ts';

const STATE = `case when closed_at is not null then 'closed' when answered_at is not null then 'answered' else 'open' end`;
const columns = { id: 'id', createdAt: 'created_at', answeredAt: 'answered_at', state: 'state' };
type Filter = NonNullable<z.output<typeof support.list.query>['filter']>;

/** What was written to the staff, the oldest first; for admins. */
export class ListSupport {
  private readonly ports: { db: Knex; seals: Seals };
  constructor(ports: { db: Knex; seals: Seals }) {
    this.ports = ports;
  }

  async execute(wanted: ListQuery<keyof typeof columns, Filter>): Promise<ListPage<SupportRecord>> {
    const { db, seals } = this.ports;
    const all = db.from(
      db('content.question')
        .select('*', db.raw(`${STATE} as state`))
        .as('question'),
    );
    if (wanted.filter?.id) all.whereIn('id', wanted.filter.id);
    if (wanted.filter?.state) all.where({ state: wanted.filter.state });
    const { rows, total } = await pageOf<QuestionRow, keyof typeof columns>(all, wanted, {
      columns,
      key: 'id',
      plain: 500,
    });
    const records = (await openQuestions(seals, rows)).map((row) => ({
      ...questionView(row),
      from: row.account_id ? ('account' as const) : ('help' as const),
      accountId: row.account_id,
      closedAt: row.closed_at?.toISOString() ?? null,
    }));
    return { records, total };
  }
}
