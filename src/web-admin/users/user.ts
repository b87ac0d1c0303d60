import type texts from '#kernel/i18n/en/console.json';

/** An account as the console lists it. */
export interface UserRecord {
  id: string;
  email: string;
  username: string;
  firstName: string | null;
  lastName: string | null;
  gender: 'male' | 'female' | null;
  role: keyof typeof texts.users.role;
  hasProfile: boolean;
  profileId: number | null;
  isGuardian: boolean;
  type: keyof typeof texts.users.type;
  subscriptionPlan: string;
  isActive: boolean;
  isLeaving: boolean;
  disabledUntil: string | null;
  createdAt: string;
}

/** How somebody is called here. */
export const nameOf = ({ firstName, lastName, username }: UserRecord): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;
