import type { Knex } from 'knex';
import type { z } from 'zod';
import type { wardProfile } from '../contracts/ward-profiles.ts';
import type { UserId } from '#kernel/ids.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import { seenProfiles } from './profile-views.ts';

/** A guardian's wards, each with her profile where she has one. */
export async function wardProfiles(
  db: Knex,
  guardianship: GuardianshipFacade,
  guardianId: UserId,
  now: Date,
): Promise<z.infer<typeof wardProfile>[]> {
  const wards = await guardianship.wardsOf(db, guardianId);
  const profiles = await seenProfiles(
    db,
    wards.flatMap((ward) => ward.profileId ?? []),
    now,
  );
  return wards.map(({ profileId, firstName }) => {
    const profile = profileId === null ? undefined : profiles.get(profileId);
    return {
      id: profileId,
      wardFirstName: firstName,
      isVerified: true,
      gender: 'female',
      age: profile?.age ?? null,
      location: profile?.location ?? null,
      occupation: profile?.occupation ?? null,
      education: profile?.education ?? null,
      religiousPractice: profile?.religiousPractice ?? null,
      previousMarriageStatus: profile?.previousMarriageStatus ?? profile?.currentMaritalStatus ?? null,
      hasChildren: profile?.hasChildren ?? null,
      numberOfChildren: profile?.numberOfChildren ?? null,
      childrenAges: profile?.childrenAges ?? null,
      aboutMe: profile?.aboutMe ?? null,
    };
  });
}
