import { inTransaction, type Subscription } from '#kernel/events.ts';
import { erase } from '#kernel/personal-data.ts';
import { memberErased } from '../../identity/events.ts';
import type { Guardians } from '../domain/guardians.ts';
import { personalData } from '../personal-data.ts';

/** Erases everything that was decided for a ward, and the identity of a guardian. */
export const eraseMember = ({ guardians }: { guardians: Guardians }): Subscription[] => [
  inTransaction(memberErased, 'guardianship.erase-member', async (tx, member) => {
    await erase(tx, personalData, member);
    await guardians.forgetAccount(tx, member.accountId);
  }),
];
