import type { Knex } from 'knex';
import type { ProfileId } from '#kernel/values/ids.ts';
import type { ProfileField } from '../contracts/fields/profile-field.ts';
import { profileFields } from '../contracts/fields/profile-fields.ts';
import type { SeenProfile } from '../contracts/profiles.schema.ts';
import { hiddenTexts } from '../domain/moderation/hidden-parts.ts';
import type { Answers } from '../domain/profile/answers.ts';
import type { Profile } from '../domain/profile.ts';
import { profileColumns, profileOfRow } from '../infra/profiles-repository.ts';
import type { ProfileRow } from '../infra/rows.ts';

const OWN_ONLY = new Set(
  Object.entries<ProfileField>(profileFields)
    .filter(([, { ownOnly }]) => ownOnly)
    .map(([field]) => field),
);

/**
 * A profile as another member may see it, without name, exact date of birth, assumed answers and texts
 * that staff have hidden.
 */
export const seenProfile = (profile: Profile, guardianVerified: boolean, now: Date): SeenProfile =>
  shownAs(profile, profile.shownAnswers, guardianVerified, now);

/** As `seenProfile`, with the hidden texts and their names: for staff, and for the guardian who decides. */
export function wholeProfile(profile: Profile, guardianVerified: boolean, now: Date): SeenProfile {
  const { statedOnly, state } = profile;
  const hidden = hiddenTexts(state.hiddenParts).filter((text) => text in statedOnly);
  return { ...shownAs(profile, statedOnly, guardianVerified, now), ...(hidden.length > 0 && { hiddenTexts: hidden }) };
}

function shownAs(profile: Profile, answers: Answers, guardianVerified: boolean, now: Date): SeenProfile {
  const shown = Object.fromEntries(Object.entries(answers).filter(([field]) => !OWN_ONLY.has(field)));
  const { id, gender } = profile.state;
  return { ...shown, id, gender, age: profile.ageAt(now), aboutMe: answers.bio ?? '', guardianVerified };
}

/**
 * As `seenProfile`, or as `wholeProfile` for a guardian, without members who are inactive or have not consented
 * . The caller checks whether the reader may see them.
 */
export async function seenProfiles(
  db: Knex,
  ids: ProfileId[],
  now: Date,
  view: typeof seenProfile = seenProfile,
): Promise<Map<ProfileId, SeenProfile>> {
  const rows: (ProfileRow & { guardian_verified: boolean })[] = await db('matchmaking.profile as p')
    .join('matchmaking.browse_card as c', 'c.profile_id', 'p.id')
    .whereIn('p.id', ids)
    .where({ 'c.present': true })
    .whereNotNull('p.consented_at')
    .select(db.raw(`${profileColumns('p')}, c.guardian_verified`));
  return new Map(rows.map((row) => [row.id, view(profileOfRow(row), row.guardian_verified, now)]));
}
