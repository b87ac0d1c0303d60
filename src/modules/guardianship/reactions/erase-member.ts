import { withFact, type Subscription } from '#kernel/events.ts';
import { erase } from '#kernel/personal-data.ts';
import { memberErased } from '../../identity/events.ts';
import { personalData } from '../personal-data.ts';

/** With a ward goes all that was decided for her; of a guardian what names him. */
export const eraseMember: Subscription[] = [
  withFact(memberErased, 'guardianship.erase-member', (tx, member) => erase(tx, personalData, member)),
];
