import { afterCommit, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { after, type Clock } from '#kernel/clock.ts';
import { answerText, type AnswerTextId } from '#kernel/i18n/answers.ts';
import { longDate, momentInWords } from '#kernel/i18n/dates.ts';
import type { DisablingCause } from '../contracts/disabling.ts';
import { TIME_TO_APPEAL } from '../domain/account-state.ts';
import type { Accounts } from '../domain/accounts.ts';
import { emails } from '../emails.ts';
import { accountDisabled, accountEnabled, suspensionChanged } from '../events.ts';
import type { Notify } from '../index.ts';

/** Sentences that the owner reads. */
const REASONS: Record<DisablingCause, AnswerTextId> = {
  rules: 'disabledForRules',
  fraud: 'disabledForFraud',
  violence: 'disabledForViolence',
};

interface Ports {
  clock: Clock;
  accounts: Accounts;
  notify: Notify;
}

/** Emails a member that the account was disabled, with the cause but no words of the staff, or enabled. */
export const emailAccountStatus = ({ clock, accounts, notify }: Ports): Subscription[] => {
  const notifyDisabled = async (tx: Tx, { accountId }: { accountId: UserId }) => {
    const account = await accounts.find(tx, accountId);
    if (!account || account.state.isActive) return;
    const { disabledUntil: until, disabling } = account.state;
    const values = {
      reason: answerText(REASONS[disabling?.cause ?? 'rules'], {}, 'en'),
      appealUntil: longDate(after(disabling?.at ?? clock.now(), TIME_TO_APPEAL)),
      ...(until && { date: momentInWords(until) }),
    };
    const content = { path: '/help', values };
    await notify(tx, accountId, until ? emails.accountSuspended : emails.accountDisabled, content);
  };
  return [
    afterCommit(accountDisabled, 'identity.mail-disabled', notifyDisabled),
    afterCommit(suspensionChanged, 'identity.mail-suspension', notifyDisabled),
    afterCommit(accountEnabled, 'identity.mail-enabled', async (tx, { accountId }) => {
      const account = await accounts.find(tx, accountId);
      // A leaving account stays hidden, and its owner reads the state at the next sign-in.
      if (account?.state.isActive && !account.isLeaving)
        await notify(tx, accountId, emails.accountEnabled, { path: '/auth' });
    }),
  ];
};
