import type { z } from 'zod';
import type { SecurityEventType } from '../contracts/account.ts';
import { inTransaction, type EventType, type Subscription } from '#kernel/events.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import {
  accountDisabled,
  accountEnabled,
  emailChanged,
  memberLeft,
  memberReturned,
  newDevice,
  passwordChanged,
  passwordReset,
  recoveryCodeUsed,
  sessionsEnded,
  twoFactorSwitchedOff,
  twoFactorSwitchedOn,
} from '../events.ts';

const stored = (event: EventType<z.ZodType<{ accountId: UserId }>>, type: SecurityEventType): Subscription =>
  inTransaction(event, 'identity.security-log', async (tx, { accountId }, { occurredAt: at }) => {
    await tx.db('identity.security_event').insert({ id: newId(at), account_id: accountId, type, at });
  });

/** Keeps what happened to an account, for its owner to see: what and when, nothing else. */
export const securityLog: Subscription[] = [
  stored(newDevice, 'new-device'),
  stored(passwordChanged, 'password-changed'),
  stored(passwordReset, 'password-reset'),
  stored(twoFactorSwitchedOn, 'two-factor-on'),
  stored(twoFactorSwitchedOff, 'two-factor-off'),
  stored(recoveryCodeUsed, 'recovery-code-used'),
  stored(emailChanged, 'email-changed'),
  stored(sessionsEnded, 'sessions-ended'),
  stored(accountDisabled, 'disabled'),
  stored(accountEnabled, 'enabled'),
  stored(memberLeft, 'deletion-asked'),
  stored(memberReturned, 'account-restored'),
];
