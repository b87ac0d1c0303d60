import type { z } from 'zod';
import type { Actor } from '#kernel/actor.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { userMeasures } from '../../contracts/moderation/admin-measures.schema.ts';
import { measureRows, openMeasure } from '../../infra/moderation/measures-repository.ts';
import { profileRows } from '../../infra/profiles-repository.ts';
import { measureView } from '../../moderation/measure-view.ts';
import { requireUninvolved } from '../../profile/profile-for-staff.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Answer = z.infer<typeof userMeasures.answer>;

/** Lists the hidden parts of a profile, and the warnings, for staff. */
export class ShowMeasures extends UseCase<Pick<UseCasePorts, 'db' | 'uow' | 'clock' | 'guardianship' | 'seals'>> {
  /** @throws common.not-found without a profile, and to staff whom it concerns */
  async execute(id: UserId, reader: Actor): Promise<Answer> {
    const { db, seals } = this.ports;
    await requireUninvolved(this.ports, db, reader.userId, id);
    const profile = (await profileRows(db).where({ account_id: id }).first())!;
    const rows = await measureRows(db).where({ account_id: id });
    return {
      version: profile.updated_at.toISOString(),
      measures: await Promise.all(rows.map(async (row) => measureView(await openMeasure(seals, row)))),
    };
  }
}
