import type { UserRecord } from '#modules/identity/contracts/admin-users.schema.ts';

type Names = Pick<UserRecord, 'firstName' | 'lastName'>;

export const nameOf = ({ firstName, lastName }: Names): string => [firstName, lastName].filter(Boolean).join(' ');

/** The name on a button: the last name is an initial ('Salim K.'). */
export const shortNameOf = ({ firstName, lastName }: Names): string =>
  lastName ? `${firstName} ${[...lastName][0]}.` : firstName;
