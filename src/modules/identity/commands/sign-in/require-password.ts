import { DomainError, invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Accounts } from '../../domain/account.ts';
import type { PasswordHashing } from '../../domain/password-hashing.ts';
import { identityLimits } from '../../limits.ts';
import { requireCode, type CodePorts } from './second-factor-code.ts';

/** What the owner gives; the code where two-factor sign-in is on. */
export interface Proof {
  password: string;
  code?: string | undefined;
}

/** What the check of a proof needs. */
export interface ProofPorts extends CodePorts {
  accounts: Accounts;
  passwords: PasswordHashing;
}

/**
 * Answers the hash that the password fitted. Guesses count together with those at a change of password, and not with
 * what strangers try. Throws with the field that is wrong, and `identity.two-factor-code` where the right password
 * alone is not enough.
 */
export async function requireOwner(ports: ProofPorts, userId: UserId, { password, code }: Proof): Promise<string> {
  const { accounts, passwords, limits, factors } = ports;
  const account = await accounts.read(userId);
  if (!account) throw new DomainError('common.unauthenticated');
  const { passwordHash } = account.state;
  await limits.assign(identityLimits['guesses within a session'], userId);
  const right = password.isWellFormed() && (await passwords.verify(password, passwordHash));
  if (!right) throw invalidField('password', sentence('passwordWrong'));
  await limits.clear(identityLimits['guesses within a session'], userId);
  if (await factors.isOn(userId)) {
    if (code === undefined) throw new DomainError('identity.two-factor-code');
    await requireCode(ports, userId, code);
  }
  return passwordHash;
}
