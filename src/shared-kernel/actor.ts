import type { Role } from './contracts/roles.ts';
import type { ProfileId, UserId } from './values/ids.ts';

/** Who makes a call, as the session tells. The rules of the modules decide what he or she may do. */
export interface Actor {
  userId: UserId;
  role: Role;
  gender: 'male' | 'female' | null;
  profileId: ProfileId | null;
  /** Linked to at least one guardian record. */
  isGuardian: boolean;
  /**
   * Whether the calls of members are open: not to a guardian without a profile, until he becomes a member
   * (R-2.17).
   */
  isMember: boolean;
  /** Asked for the account to be deleted: until the erasure little more than to take it back is open. */
  isLeaving: boolean;
}
