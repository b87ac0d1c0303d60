import { inTransaction, type Subscription } from '#kernel/events.ts';
import { erase } from '#kernel/personal-data.ts';
import { memberErased } from '../../identity/events.ts';
import { personalData } from '../personal-data.ts';

/** Erases a member's messages to staff; reports stay without their reporter. */
export const eraseMember: Subscription[] = [
  inTransaction(memberErased, 'content.erase-member', (tx, member) => erase(tx, personalData, member)),
];
