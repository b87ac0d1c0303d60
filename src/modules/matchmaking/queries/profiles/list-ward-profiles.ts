import type { z } from 'zod';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Ward } from '../../../guardianship/index.ts';
import type { SeenProfile } from '../../contracts/profiles.schema.ts';
import type { wardProfile } from '../../contracts/ward-profiles.schema.ts';
import { stillAhead } from '../../domain/break.ts';
import { profileOfRow, profileRows } from '../../infra/profiles-repository.ts';
import { seenProfiles, wholeProfile } from '../../profile/seen-profiles.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type WardProfile = z.infer<typeof wardProfile>;
/** A guardian's wards with their profiles, then women who named him and wait for his answer, by name alone. */
export class ListWardProfiles extends UseCase<Pick<UseCasePorts, 'db' | 'clock' | 'guardianship'>> {
  /** All his wards, or the one with this profile. */
  async execute(guardianId: UserId, wardProfileId?: ProfileId): Promise<WardProfile[]> {
    const { db, clock, guardianship } = this.ports;
    const wards = await guardianship.wardsOf(db, guardianId, wardProfileId);
    const ids = wards.flatMap((ward) => ward.profileId ?? []);
    const now = clock.now();
    const profiles = await seenProfiles(db, ids, now, wholeProfile);
    const waiting = await this.waitingPeriodEnds(ids, now);
    const empty = wardProfileId === undefined ? await guardianship.emptyWardsOf(db, guardianId) : [];
    const asking = wardProfileId === undefined ? await guardianship.pendingInvitations(db, guardianId) : [];
    return [
      ...wards.map((ward) => ({
        ...cardOf(ward, ward.profileId === null ? undefined : profiles.get(ward.profileId)),
        iddahEndsOn: (ward.profileId !== null && waiting.get(ward.profileId)) || null,
      })),
      ...empty.map((ward) => ({ ...cardOf({ ...ward, profileId: null }), isEmpty: true })),
      ...asking.map(({ firstName }) => ({
        ...cardOf({ firstName, profileId: null, guardianId: null }),
        isVerified: false,
      })),
    ];
  }

  /** Ends of running waiting periods, which only her guardian may read. */
  private async waitingPeriodEnds(ids: ProfileId[], at: Date): Promise<Map<ProfileId, string>> {
    const rows = await profileRows(this.ports.db).whereIn('id', ids);
    const onHold = rows.map((row) => [row.id, stillAhead(profileOfRow(row).state.rest, at).iddahEndsOn] as const);
    return new Map(onHold.filter((remaining): remaining is [ProfileId, string] => remaining[1] !== null));
  }
}

const cardOf = (
  {
    firstName,
    profileId,
    guardianId,
  }: Pick<Ward, 'firstName' | 'profileId'> & { guardianId: Ward['guardianId'] | null },
  profile?: SeenProfile,
): WardProfile => ({
  id: profileId,
  guardianId,
  wardFirstName: firstName,
  isVerified: true,
  isEmpty: false,
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
  iddahEndsOn: null,
});
