import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/ids.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { wardProfile } from '../contracts/ward-profiles.ts';
import { seenProfiles } from './seen-profiles.ts';

interface Ports {
  db: Knex;
  clock: Clock;
  guardianship: GuardianshipFacade;
}

/** A guardian's wards, each with her profile where she has one. */
export class ListWardProfiles {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute(guardianId: UserId): Promise<z.infer<typeof wardProfile>[]> {
    const { db, clock, guardianship } = this.ports;
    const wards = await guardianship.wardsOf(db, guardianId);
    const ids = wards.flatMap((ward) => ward.profileId ?? []);
    const profiles = await seenProfiles(db, ids, clock.now());
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
}
