import type { Rights } from './contracts/roles.ts';
import type { ProfileId, UserId } from './values/ids.ts';

/** The caller, as the session identifies him or her. Permissions are decided by the rules of the modules. */
export interface Actor extends Rights {
  userId: UserId;
  gender: 'male' | 'female' | null;
  profileId: ProfileId | null;
  /** Linked to at least one guardian record. */
  isGuardian: boolean;
  /** True if member endpoints are open; false for a guardian without a profile, until he becomes a member. */
  isMember: boolean;
  /** Requested the account's deletion: until the erasure little more than undoing that is open. */
  isLeaving: boolean;
}
