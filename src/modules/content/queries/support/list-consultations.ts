import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '#kernel/actor.ts';
import type { ListPage, ListQuery } from '#kernel/contracts/list.ts';
import type { ConflictOfInterest } from '#kernel/desk/conflict-of-interest.ts';
import { pageOf } from '#kernel/persistence/page.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { ConsultationRecord, consultations } from '../../contracts/admin-consultations.schema.ts';
import { openConsultations } from '../../infra/consultations-repository.ts';
import type { ConsultationRow } from '../../infra/rows.ts';
import { consultationViewOf } from '../../consultation/consultation-view.ts';

const STATE = `case when answered_at is not null then 'answered' else 'open' end`;
const columns = { id: 'id', createdAt: 'created_at', answeredAt: 'answered_at', state: 'state' };
type Filter = NonNullable<z.output<typeof consultations.list.query>['filter']>;
interface Ports {
  db: Knex;
  seals: Seals;
  conflictOfInterest: ConflictOfInterest;
}

/** Requests for talks, the oldest first; for admins. */
export class ListConsultations extends UseCase<Ports> {
  async execute(wanted: ListQuery<keyof typeof columns, Filter>, reader: Actor): Promise<ListPage<ConsultationRecord>> {
    const { db, seals, conflictOfInterest } = this.ports;
    const all = db.from(
      db('content.consultation')
        .select('*', db.raw(`${STATE} as state`))
        .as('consultation'),
    );
    await conflictOfInterest.exclude(db, all, 'consultations', reader);
    if (wanted.filter?.id) all.whereIn('id', wanted.filter.id);
    if (wanted.filter?.state) all.where({ state: wanted.filter.state });
    const { rows, total } = await pageOf<ConsultationRow, keyof typeof columns>(all, wanted, {
      columns,
      key: 'id',
      plain: 500,
    });
    const records = (await openConsultations(seals, rows)).map((state) => ({
      ...consultationViewOf(state),
      accountId: state.accountId,
    }));
    return { records, total };
  }
}
