import { afterCommit, type Subscription } from '#kernel/events.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import { longDate } from '#kernel/i18n/dates.ts';
import texts from '#texts/en/desk.json' with { type: 'json' };
import type { Operator } from '#kernel/operator.ts';
import { emails } from '../emails.ts';
import { anotherAdminNeeded, casesLeftWaiting } from '../events.ts';
import type { Notify } from '../index.ts';

interface Ports {
  notify: Notify;
  operator: Operator;
}

/**
 * Emails each staff member which of their cases have been pending for a day, and the operator that another admin is
 * needed, without saying for what.
 */
export const mailStaff = ({ notify, operator }: Ports): Subscription[] => [
  afterCommit(anotherAdminNeeded, 'identity.mail-operator', async (tx) => {
    await notify(tx, { name: operator.name, address: operator.email }, emails.anotherAdminNeeded, {
      values: { name: operator.name },
    });
  }),
  afterCommit(casesLeftWaiting, 'identity.mail-staff', async (tx, { staffId, queues }) => {
    const items = queues.map(({ queue, waiting, oldestSince }) => ({
      text: fill(texts.line, {
        queue: texts.queues[queue],
        waiting,
        since: longDate(new Date(oldestSince)),
      }),
      path: `/admin-dashboard/${queue}`,
    }));
    await notify(tx, staffId, emails.casesWaiting, { items, path: '/admin-dashboard' });
  }),
];
