import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '#kernel/actor.ts';
import type { ListPage, ListQuery } from '#kernel/contracts/list.ts';
import type { ConflictOfInterest } from '#kernel/desk/conflict-of-interest.ts';
import { pageOf } from '#kernel/persistence/page.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { IdentityFacade } from '../../../identity/index.ts';
import type { support, SupportRecord } from '../../contracts/admin-support.schema.ts';
import { openQuestions } from '../../infra/questions-repository.ts';
import type { QuestionRow } from '../../infra/rows.ts';
import { ticketsOnHold } from '../../support-ticket/tickets-on-hold.ts';
import { questionView } from '../../support-ticket/support-ticket-view.ts';

const STATE = `case when closed_at is not null then 'closed' when answered_at is not null then 'answered' else 'open' end`;
const columns = { id: 'id', createdAt: 'created_at', answeredAt: 'answered_at', state: 'state' };
type Filter = NonNullable<z.output<typeof support.list.query>['filter']>;
interface Ports {
  db: Knex;
  seals: Seals;
  conflictOfInterest: ConflictOfInterest;
  identity: Pick<IdentityFacade, 'admins' | 'isOnlyAdmin'>;
}

/** Support tickets, the oldest first; for admins. */
export class ListSupport extends UseCase<Ports> {
  async execute(wanted: ListQuery<keyof typeof columns, Filter>, reader: Actor): Promise<ListPage<SupportRecord>> {
    const { db, seals, conflictOfInterest, identity } = this.ports;
    const all = db.from(
      db('content.question')
        .select('*', db.raw(`${STATE} as state`))
        .as('question'),
    );
    await conflictOfInterest.exclude(db, all, 'support', reader);
    if (wanted.filter?.id) all.whereIn('id', wanted.filter.id);
    if (wanted.filter?.state) all.where({ state: wanted.filter.state });
    const { rows, total } = await pageOf<QuestionRow, keyof typeof columns>(all, wanted, {
      columns,
      key: 'id',
      plain: 500,
    });
    const ids = rows.map(({ id }) => id);
    const onHold = await ticketsOnHold(this.ports, db('content.question').whereIn('id', ids));
    const isAlone = await identity.isOnlyAdmin(db, reader.userId);
    const records = (await openQuestions(seals, rows)).map((row) => ({
      ...questionView(row),
      from: row.account_id ? ('account' as const) : ('help' as const),
      accountId: row.account_id,
      closedAt: row.closed_at?.toISOString() ?? null,
      onHold: onHold.has(row.id),
      ownDecision: row.about_resolved_by === reader.userId && !isAlone,
    }));
    return { records, total };
  }
}
