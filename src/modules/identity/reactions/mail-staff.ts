import { afterCommit, type Subscription } from '#kernel/events.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import { longDate } from '#kernel/i18n/dates.ts';
import texts from '#texts/en/desk.json' with { type: 'json' };
import { emails } from '../emails.ts';
import { casesLeftWaiting } from '../events.ts';
import type { Notify } from '../index.ts';

/** Emails each staff member which of their cases have been pending for a day. */
export const mailStaff = (notify: Notify): Subscription[] => [
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
