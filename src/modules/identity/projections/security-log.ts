import type { z } from 'zod';
import type { SecurityEventType } from '../contracts/account.ts';
import { inTransaction, type EventType, type Subscription } from '#kernel/events.ts';
import { newId, type UserId } from '#kernel/values/ids.ts';
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

const recordEvent = (event: EventType<z.ZodType<{ accountId: UserId }>>, type: SecurityEventType): Subscription =>
  inTransaction(event, 'identity.security-log', async (tx, { accountId }, { occurredAt: at }) => {
    await tx.db('identity.security_event').insert({ id: newId(at), account_id: accountId, type, at });
  });

/** Records what happened to an account and when, for its owner. */
export const securityLog: Subscription[] = [
  recordEvent(newDevice, 'new-device'),
  recordEvent(passwordChanged, 'password-changed'),
  recordEvent(passwordReset, 'password-reset'),
  recordEvent(twoFactorSwitchedOn, 'two-factor-on'),
  recordEvent(twoFactorSwitchedOff, 'two-factor-off'),
  recordEvent(recoveryCodeUsed, 'recovery-code-used'),
  recordEvent(emailChanged, 'email-changed'),
  recordEvent(sessionsEnded, 'sessions-ended'),
  recordEvent(accountDisabled, 'disabled'),
  recordEvent(accountEnabled, 'enabled'),
  recordEvent(memberLeft, 'deletion-requested'),
  recordEvent(memberReturned, 'account-restored'),
];
