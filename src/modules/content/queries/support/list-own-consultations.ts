import { opaqueId } from '#kernel/contracts/fields.ts';
import type { KeysetPaging } from '#kernel/contracts/paging.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { PagedList } from '#kernel/paged-list.ts';
import { latestFirst } from '#kernel/persistence/latest-first.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { ConsultationView } from '../../contracts/consultations.schema.ts';
import { openConsultations } from '../../infra/consultations-repository.ts';
import type { ConsultationRow } from '../../infra/rows.ts';
import { consultationViewOf } from '../../consultation/consultation-view.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** An account's requests for talks, with answers, the newest first; for its holder only. */
export class ListOwnConsultations extends UseCase<Pick<UseCasePorts, 'db' | 'seals'>> {
  async execute(accountId: UserId, wanted: KeysetPaging): Promise<PagedList<ConsultationView>> {
    const { db, seals } = this.ports;
    const own = db('content.consultation').where({ account_id: accountId });
    const page = await latestFirst<ConsultationRow, 'id'>(own, wanted, { key: 'id', id: opaqueId });
    return { ...page, items: (await openConsultations(seals, page.rows)).map(consultationViewOf) };
  }
}
