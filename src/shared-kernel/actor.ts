import type { ProfileId, UserId } from './ids.ts';

/** Who makes a call, as the session tells. The rules of the modules decide what he or she may do. */
export interface Actor {
  userId: UserId;
  role: 'member' | 'admin';
  gender: 'male' | 'female' | null;
  profileId: ProfileId | null;
  /** Linked to at least one guardian record. */
  isGuardian: boolean;
  /** Asked for the account to be deleted: until the erasure little more than to take it back is open. */
  isLeaving: boolean;
}
