import type { ProfileId } from '#kernel/values/ids.ts';

/** Everybody is a member except guardians without a profile who did not choose to be one. */
export const isMember = (account: {
  profileId: ProfileId | null;
  isGuardian: boolean;
  membershipEnabled: boolean;
}): boolean => account.profileId !== null || !account.isGuardian || account.membershipEnabled;
