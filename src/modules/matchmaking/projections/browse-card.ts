import { withFact, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { presenceChanged, profileVisibilityChanged } from '../../identity/events.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import { guardianNamed, standingChanged } from '../../guardianship/events.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import { fold } from '../domain/fold.ts';
import type { Profile, Profiles } from '../domain/profile.ts';
import { profileChanged, profileCreated } from '../events.ts';

/** Keeps the row by which a profile is found and ranked. Listed are complete profiles, a sister's only while her guardian is verified (decisions 4.1); a private one is hidden all the same (8.1), and that of somebody who is not there from everybody. */
export function browseCardProjection({
  profiles,
  guardianship,
  identity,
}: {
  profiles: Profiles;
  guardianship: GuardianshipFacade;
  identity: IdentityFacade;
}): Subscription[] {
  const write = async (tx: Tx, profile: Profile | null) => {
    if (!profile) return;
    const { guardianVerified } = await guardianship.standingOf(tx.db, profile.state.accountId);
    await tx.db('matchmaking.browse_card').insert(cardOf(profile, guardianVerified)).onConflict('profile_id').merge();
  };
  const hide = async (tx: Tx, accountId: UserId, hidden: boolean) => {
    await tx.db('matchmaking.browse_card').where({ account_id: accountId }).update({ hidden });
  };
  const ofWard = async (tx: Tx, { wardId }: { wardId: string }) =>
    write(tx, await profiles.ofAccount(tx, wardId as UserId));
  return [
    withFact(profileCreated, 'matchmaking.card-created', async (tx, { profileId, accountId }) => {
      await write(tx, await profiles.read(tx, profileId));
      await hide(tx, accountId, !(await identity.hasPublicProfile(tx, accountId)));
    }),
    withFact(profileChanged, 'matchmaking.card-changed', async (tx, { profileId }) =>
      write(tx, await profiles.read(tx, profileId)),
    ),
    withFact(profileVisibilityChanged, 'matchmaking.card-visibility', (tx, { accountId, profileVisibility }) =>
      hide(tx, accountId as UserId, profileVisibility === 'private'),
    ),
    withFact(presenceChanged, 'matchmaking.card-presence', async (tx, { accountId, present }) => {
      await tx
        .db('matchmaking.browse_card')
        .where({ account_id: accountId as UserId })
        .update({ present });
    }),
    withFact(guardianNamed, 'matchmaking.card-guardian', ofWard),
    withFact(standingChanged, 'matchmaking.card-guardian', ofWard),
  ];
}

function cardOf(profile: Profile, guardianVerified: boolean) {
  const { id, accountId, gender, bornOn } = profile.state;
  const stated = profile.statedOnly;
  const [youngest, oldest] = stated.preferredAgeRange?.split('-').map(Number) ?? [];
  return {
    profile_id: id,
    account_id: accountId,
    gender,
    listed: gender === 'female' ? guardianVerified : !profile.hasFourWives,
    guardian_verified: guardianVerified,
    born_on: bornOn,
    location: stated.location ?? '',
    location_folded: fold(stated.location ?? ''),
    practice: stated.religiousPractice ?? null,
    prayer: stated.prayerFrequency ?? null,
    timeline: stated.marriageTimeline ?? null,
    culture: stated.culturalAlignment ?? null,
    smoking: stated.smokingStatus ?? null,
    marital_status: stated.currentMaritalStatus ?? null,
    nationality: stated.nationality ? fold(stated.nationality) : null,
    ethnicity: stated.ethnicity ? fold(stated.ethnicity) : null,
    tradition: stated.sectMadhab ?? null,
    madhhab: stated.madhhab ?? null,
    hijab: stated.hijabPreference ?? null,
    has_children: stated.hasChildren ?? null,
    wants_children: stated.wantsChildren ?? null,
    accepts_children: stated.acceptsChildren ?? null,
    priorities: stated.nonNegotiables ?? [],
    wish_age_min: youngest ?? null,
    wish_age_max: oldest ?? null,
    wish_location_folded: stated.preferredLocation ? fold(stated.preferredLocation) : null,
    wish_practice: stated.preferredReligiousPractice ?? null,
  };
}
