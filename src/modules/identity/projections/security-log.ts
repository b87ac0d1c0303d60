import type { z } from 'zod';
import type { SecurityEventType } from '../contracts/account.ts';
import { withFact, type EventType, type Subscription } from '#kernel/events.ts';
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

const kept = (event: EventType<z.ZodType<{ accountId: UserId }>>, type: SecurityEventType): Subscription =>
  withFact(event, 'identity.security-log', async (tx, { accountId }, { occurredAt: at }) => {
    await tx.db('identity.security_event').insert({ id: newId(at), account_id: accountId, type, at });
  });

/** Keeps what happened to an account, for its owner to see: what and when, nothing else. */
export const securityLog: Subscription[] = [
  kept(newDevice, 'new-device'),
  kept(passwordChanged, 'password-changed'),
  kept(passwordReset, 'password-reset'),
  kept(twoFactorSwitchedOn, 'two-factor-on'),
  kept(twoFactorSwitchedOff, 'two-factor-off'),
  kept(recoveryCodeUsed, 'recovery-code-used'),
  kept(emailChanged, 'email-changed'),
  kept(sessionsEnded, 'sessions-ended'),
  kept(accountDisabled, 'disabled'),
  kept(accountEnabled, 'enabled'),
  kept(memberLeft, 'deletion-asked'),
  kept(memberReturned, 'account-restored'),
];
