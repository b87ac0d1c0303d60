import type { UserRecord } from '#modules/identity/contracts/admin-users.ts';

export const nameOf = ({ firstName, lastName }: UserRecord): string => [firstName, lastName].filter(Boolean).join(' ');
