import type { UserRecord } from '#modules/identity/contracts/admin-users.ts';

/** Display name. */
export const nameOf = ({ firstName, lastName }: UserRecord): string => [firstName, lastName].filter(Boolean).join(' ');
