import { inTransaction, type Subscription } from '#kernel/events.ts';
import { erase } from '#kernel/personal-data.ts';
import { memberErased } from '../../identity/events.ts';
import { personalData } from '../personal-data.ts';

export const eraseMember: Subscription[] = [
  inTransaction(memberErased, 'matchmaking.erase-member', (tx, member) => erase(tx, personalData, member)),
];
