import { withFact, type Subscription } from '#kernel/events.ts';
import { erase } from '#kernel/personal-data.ts';
import { memberErased } from '../../identity/events.ts';
import { personalData } from '../personal-data.ts';

/** With a member goes the subscription. */
export const eraseMember: Subscription[] = [
  withFact(memberErased, 'billing.erase-member', (tx, member) => erase(tx, personalData, member)),
];
