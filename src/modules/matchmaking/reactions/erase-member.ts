import { inTransaction, type Subscription } from '#kernel/events.ts';
import { erase } from '#kernel/personal-data.ts';
import { memberErased } from '../../identity/events.ts';
import { personalData } from '../personal-data.ts';

/** Erases a member's profile with its requests and matches. */
export const eraseMember: Subscription[] = [
  inTransaction(memberErased, 'matchmaking.erase-member', (tx, member) => erase(tx, personalData, member)),
];
