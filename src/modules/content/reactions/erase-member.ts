import { inTransaction, type Subscription } from '#kernel/events.ts';
import { erase } from '#kernel/personal-data.ts';
import { memberErased } from '../../identity/events.ts';
import { personalData } from '../personal-data.ts';

/** With a member goes what he or she wrote to the staff; a report stays, without who made it. */
export const eraseMember: Subscription[] = [
  inTransaction(memberErased, 'content.erase-member', (tx, member) => erase(tx, personalData, member)),
];
