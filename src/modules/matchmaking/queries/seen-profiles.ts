import type { Knex } from 'knex';
import type { OwnProfile, SeenProfile } from '../contracts/profiles.ts';
import type { ProfileId, UserId } from '#kernel/ids.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { Profile } from '../domain/profile.ts';
import { profileCompletion } from '../domain/profile-completion.ts';
import { profileColumns, profileOfRow, type ProfileRow } from '../infra/objection-profiles.ts';

/** The member's own profile with everything in it; null where there is none. */
export async function ownProfile(
  db: Knex,
  guardianship: GuardianshipFacade,
  accountId: UserId,
  now: Date,
): Promise<OwnProfile | null> {
  const row: ProfileRow | undefined = await db('matchmaking.profile')
    .where({ account_id: accountId })
    .first(db.raw(profileColumns()));
  if (!row) return null;
  const profile = profileOfRow(row);
  const { id, gender, stated, bornOn, bornExactly, assumedFields } = profile.state;
  return {
    ...stated,
    id,
    gender,
    age: profile.ageAt(now),
    ...(bornExactly && { dateOfBirth: bornOn }),
    aboutMe: stated.bio ?? '',
    assumedFields,
    consentStated: profile.hasStatedConsent,
    profileComplete: true,
    profileCompletion: profileCompletion(profile),
    ...(await guardianship.standingOf(db, accountId)),
  };
}

/** A profile as anybody else may see it. Name and exact birth data are never among it (decisions 3.8), nor what was only assumed (3.3). */
export function seenProfile(profile: Profile, guardianVerified: boolean, now: Date): SeenProfile {
  const { name: _name, ...shown } = profile.statedOnly;
  const { id, gender, stated } = profile.state;
  return { ...shown, id, gender, age: profile.ageAt(now), aboutMe: stated.bio ?? '', guardianVerified };
}

/** Several profiles as anybody else may see them, without those who are not there. Whether the reader may is the caller's question. */
export async function seenProfiles(db: Knex, ids: ProfileId[], now: Date): Promise<Map<ProfileId, SeenProfile>> {
  const rows: (ProfileRow & { guardian_verified: boolean })[] = await db('matchmaking.profile as p')
    .join('matchmaking.browse_card as c', 'c.profile_id', 'p.id')
    .whereIn('p.id', ids)
    .where({ 'c.present': true })
    .select(db.raw(`${profileColumns('p')}, c.guardian_verified`));
  return new Map(rows.map((row) => [row.id as ProfileId, seenProfile(profileOfRow(row), row.guardian_verified, now)]));
}
