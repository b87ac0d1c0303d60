import type { UserRecord } from '#modules/identity/contracts/admin-users.schema.ts';

export const nameOf = ({ firstName, lastName }: UserRecord): string => [firstName, lastName].filter(Boolean).join(' ');
