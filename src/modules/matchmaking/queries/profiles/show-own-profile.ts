import type { UserId } from '#kernel/values/ids.ts';
import { runQuery, batch } from '#kernel/persistence/json-query.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { OwnProfile } from '../../contracts/profiles.schema.ts';
import { profileCompletion } from '../../domain/profile-completion.ts';
import { stillAhead } from '../../domain/break.ts';
import { OWN_MEASURES, openMeasure } from '../../infra/moderation/measures-repository.ts';
import { OWN_PROFILE } from '../../infra/profiles-repository.ts';
import type { ModerationMeasureRow } from '../../infra/rows.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'db' | 'clock' | 'guardianship' | 'seals'>;

export class ShowOwnProfile extends UseCase<Ports> {
  private readonly input;
  constructor(ports: Ports) {
    super(ports);
    const { guardianStatus } = ports.guardianship;
    this.input = batch('matchmaking.show-own-profile', {
      profile: OWN_PROFILE,
      guardian: guardianStatus,
      measures: OWN_MEASURES,
    });
  }

  async execute(accountId: UserId): Promise<OwnProfile | null> {
    const { profile, guardian, measures } = await runQuery(this.ports.db, this.input, { accountId });
    if (!profile) return null;
    const { id, gender, stated, bornOn, bornExactly, assumedFields, rest } = profile.state;
    const today = this.ports.clock.now();
    const { iddahStatus, iddahEndsOn, breakUntil } = stillAhead(rest, today);
    const { percent, missing } = profileCompletion(profile);
    return {
      ...stated,
      id,
      gender,
      age: profile.ageAt(today),
      ...(bornExactly && { dateOfBirth: bornOn }),
      aboutMe: stated.bio ?? '',
      assumedFields,
      consentStated: profile.hasConsent,
      consentIsCurrent: profile.hasCurrentConsent,
      profileComplete: profile.isComplete,
      profileCompletion: percent,
      missingFields: missing,
      hasFourWives: profile.hasFourWives,
      mayStateIddah: profile.mayStateIddah,
      iddahStatus,
      iddahEndsOn,
      breakUntil,
      measures: await Promise.all(measures.map((row) => this.measureView(row))),
      ...guardian,
    };
  }
  private async measureView(row: ModerationMeasureRow): Promise<OwnProfile['measures'][number]> {
    const { id, kind, part, why, note, createdAt, submittedAt, acknowledgedAt } = await openMeasure(
      this.ports.seals,
      row,
    );
    return {
      id,
      kind,
      part,
      why,
      note,
      createdAt: createdAt.toISOString(),
      submittedAt: submittedAt?.toISOString() ?? null,
      acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
    };
  }
}
