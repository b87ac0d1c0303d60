import type { ListReading } from '#kernel/admin/admin-list.ts';
import { WITHHELD, type CaseWords } from '#kernel/desk/case-words.ts';
import { CaseList } from '#kernel/desk/case-list.ts';
import type { QueuePorts } from '#kernel/desk/case-queue.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import { consultationViewOf } from '../../consultation/consultation-view.ts';
import type { consultations } from '../../contracts/admin-consultations.schema.ts';
import { openConsultations } from '../../infra/consultations-repository.ts';
import type { ConsultationRow } from '../../infra/rows.ts';

const STATE = `case when answered_at is not null then 'answered' else 'open' end`;

/** Requests for talks, the oldest first; for admins. */
export class ListConsultations extends CaseList<
  typeof consultations.list,
  ConsultationRow,
  QueuePorts & { seals: Seals; caseWords: CaseWords }
> {
  protected readonly queue = 'consultations';

  protected rows({ db }: ListReading) {
    return db.from(
      db('content.consultation')
        .select('*', db.raw(`${STATE} as state`))
        .as('consultation'),
    );
  }

  protected async records(rows: ConsultationRow[], { db, reader }: ListReading) {
    const { seals, caseWords } = this.ports;
    const ids = rows.map(({ id }) => id);
    const words = await caseWords.statesOf(db, 'consultations', reader, ids);
    return (await openConsultations(seals, rows)).map((state) => {
      const record = { ...consultationViewOf(state), accountId: state.accountId, ...(words.get(state.id) ?? WITHHELD) };
      return record.wordsWithheld ? { ...record, topic: '', message: '', preferredTimes: null, answer: null } : record;
    });
  }
}
