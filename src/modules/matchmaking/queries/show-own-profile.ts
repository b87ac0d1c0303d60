import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { OwnProfile } from '../contracts/profiles.ts';
import { profileCompletion } from '../domain/profile-completion.ts';
import { stillAhead } from '../domain/rest.ts';
import { readProfileOf } from '../infra/objection-profiles.ts';

interface Ports {
  db: Knex;
  clock: Clock;
  guardianship: GuardianshipFacade;
}

/** The member's own profile with everything in it; null where there is none. */
export class ShowOwnProfile {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute(accountId: UserId): Promise<OwnProfile | null> {
    const { db, clock, guardianship } = this.ports;
    const profile = await readProfileOf(db, accountId);
    if (!profile) return null;
    const { id, gender, stated, bornOn, bornExactly, assumedFields, rest } = profile.state;
    const today = clock.now();
    const { percent, missing } = profileCompletion(profile);
    return {
      ...stated,
      id,
      gender,
      age: profile.ageAt(today),
      ...(bornExactly && { dateOfBirth: bornOn }),
      aboutMe: stated.bio ?? '',
      assumedFields,
      consentStated: profile.hasStatedConsent,
      profileComplete: profile.isComplete,
      profileCompletion: percent,
      missingFields: missing,
      hasFourWives: profile.hasFourWives,
      mayStateIddah: profile.mayStateIddah,
      ...stillAhead(rest, today),
      ...(await guardianship.guardianStatusOf(db, accountId)),
    };
  }
}
