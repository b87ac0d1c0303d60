import type { ListReading } from '#kernel/admin/admin-list.ts';
import { CaseList } from '#kernel/desk/case-list.ts';
import type { QueuePorts } from '#kernel/desk/case-queue.ts';
import { WITHHELD, type CaseWords } from '#kernel/desk/case-words.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { rewrites } from '../../contracts/moderation/admin-measures.schema.ts';
import { hiddenTexts } from '../../domain/moderation/hidden-parts.ts';
import { freeTextsOf } from '../../domain/profile/answers.ts';
import { openMeasure } from '../../infra/moderation/measures-repository.ts';
import { profileRows } from '../../infra/profiles-repository.ts';
import type { ModerationMeasureRow, ProfileRow } from '../../infra/rows.ts';
import { measureView } from '../../moderation/measure-view.ts';

const STATE = `case when ended_at is not null then 'shown' when submitted_at is not null then 'submitted' else 'hidden' end`;

type HiddenRow = ModerationMeasureRow & { part: string; state: 'submitted' | 'hidden' | 'shown' };

/** Hidden profiles and texts with what the member wrote, for staff. */
export class ListRewrites extends CaseList<
  typeof rewrites.list,
  HiddenRow,
  QueuePorts & { seals: Seals; caseWords: CaseWords }
> {
  protected readonly queue = 'rewrites';
  protected override readonly columns = { createdAt: 'created_at', submittedAt: 'submitted_at' };

  protected rows({ db }: ListReading) {
    return db.from(
      db('matchmaking.moderation_measure')
        .where({ kind: 'hidden' })
        .select('*', db.raw(`${STATE} as state`))
        .as('measure'),
    );
  }

  protected async records(rows: HiddenRow[], { db, reader }: ListReading) {
    const states = await this.ports.caseWords.statesOf(
      db,
      this.queue,
      reader,
      rows.map(({ id }) => id),
    );
    const profiles = await profileRows(db).whereIn(
      'id',
      rows.map((row) => row.profile_id),
    );
    const ofId = new Map(profiles.map((profile) => [profile.id, profile]));
    return Promise.all(
      rows.map(async (row) => {
        const profile = ofId.get(row.profile_id)!;
        const words = states.get(row.id) ?? WITHHELD;
        const { kind: _, acknowledgedAt: __, ...measure } = measureView(await openMeasure(this.ports.seals, row));
        return {
          ...measure,
          part: row.part,
          accountId: row.account_id,
          profileId: row.profile_id,
          state: row.state,
          version: profile.updated_at.toISOString(),
          ...words,
          // Nothing is read of a text that others read again.
          texts: row.state === 'shown' || words.wordsWithheld ? [] : textsOf(profile, row.part),
        };
      }),
    );
  }
}

function textsOf({ stated }: ProfileRow, part: string): { field: string; text: string }[] {
  const texts = freeTextsOf(stated);
  return hiddenTexts([part]).flatMap((field) => (texts[field] ? [{ field, text: texts[field] }] : []));
}
