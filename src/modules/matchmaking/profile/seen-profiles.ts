import type { Knex } from 'knex';
import type { ProfileId } from '#kernel/values/ids.ts';
import type { ProfileField } from '../contracts/fields/profile-field.ts';
import { profileFields } from '../contracts/fields/profile-fields.ts';
import type { SeenProfile } from '../contracts/profiles.schema.ts';
import type { Profile } from '../domain/profile.ts';
import { profileColumns, profileOfRow } from '../infra/profiles-repository.ts';
import type { ProfileRow } from '../infra/rows.ts';

const OWN_ONLY = new Set(
  Object.entries<ProfileField>(profileFields)
    .filter(([, { ownOnly }]) => ownOnly)
    .map(([field]) => field),
);

/** A profile as another member may see it, without name, exact date of birth and assumed answers. */
export function seenProfile(profile: Profile, guardianVerified: boolean, now: Date): SeenProfile {
  const shown = Object.fromEntries(Object.entries(profile.statedOnly).filter(([field]) => !OWN_ONLY.has(field)));
  const { id, gender, stated } = profile.state;
  return { ...shown, id, gender, age: profile.ageAt(now), aboutMe: stated.bio ?? '', guardianVerified };
}

/**
 * As `seenProfile`, without members who are inactive or have not consented. The caller checks whether the
 * reader may see them.
 */
export async function seenProfiles(db: Knex, ids: ProfileId[], now: Date): Promise<Map<ProfileId, SeenProfile>> {
  const rows: (ProfileRow & { guardian_verified: boolean })[] = await db('matchmaking.profile as p')
    .join('matchmaking.browse_card as c', 'c.profile_id', 'p.id')
    .whereIn('p.id', ids)
    .where({ 'c.present': true })
    .whereNotNull('p.consented_at')
    .select(db.raw(`${profileColumns('p')}, c.guardian_verified`));
  return new Map(rows.map((row) => [row.id, seenProfile(profileOfRow(row), row.guardian_verified, now)]));
}
