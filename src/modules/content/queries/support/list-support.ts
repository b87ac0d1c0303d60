import type { ListReading } from '#kernel/admin/admin-list.ts';
import type { QueuePorts } from '#kernel/desk/case-queue.ts';
import { CaseList } from '#kernel/desk/case-list.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { IdentityFacade } from '../../../identity/index.ts';
import type { support } from '../../contracts/admin-support.schema.ts';
import { aboutOf, openQuestions } from '../../infra/questions-repository.ts';
import type { QuestionRow } from '../../infra/rows.ts';
import { ticketsOnHold } from '../../support-ticket/tickets-on-hold.ts';
import { questionView } from '../../support-ticket/support-ticket-view.ts';

const STATE = `case when closed_at is not null then 'closed' when answered_at is not null then 'answered' else 'open' end`;
interface Ports extends QueuePorts {
  seals: Seals;
  identity: Pick<IdentityFacade, 'findStaffWith' | 'isOnlyStaffWith'>;
}

/** Support tickets, the oldest first. */
export class ListSupport extends CaseList<typeof support.list, QuestionRow, Ports> {
  protected readonly queue = 'support';

  protected rows({ db }: ListReading) {
    return db.from(
      db('content.question')
        .select('*', db.raw(`${STATE} as state`))
        .as('question'),
    );
  }

  protected async records(rows: QuestionRow[], { db, reader }: ListReading) {
    const { seals, identity } = this.ports;
    const ids = rows.map(({ id }) => id);
    const onHold = await ticketsOnHold(this.ports, db('content.question').whereIn('id', ids));
    const isAlone = await identity.isOnlyStaffWith(db, 'cases', reader.userId);
    return (await openQuestions(seals, rows)).map((row) => ({
      ...questionView(row),
      about: aboutOf(row),
      from: row.account_id ? ('account' as const) : ('help' as const),
      accountId: row.account_id,
      closedAt: row.closed_at?.toISOString() ?? null,
      onHold: onHold.has(row.id),
      ownDecision: row.about_resolved_by === reader.userId && !isAlone,
    }));
  }
}
