import { DomainError, invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { identityLimits } from '../limits.ts';
import { requireCode, type CodePorts } from './second-factor-code.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** The owner's password, with a code if two-factor sign-in is on. */
export interface Proof {
  password: string;
  code?: string | undefined;
}

export type ProofPorts = CodePorts & Pick<UseCasePorts, 'accounts' | 'passwords'>;

/**
 * Returns the verified hash. Guesses count together with those at a change of password.
 * @throws with the wrong field, or identity.two-factor-code if a code is missing
 */
export async function requireOwner(ports: ProofPorts, userId: UserId, { password, code }: Proof): Promise<string> {
  const { accounts, passwords, limits, factors } = ports;
  const account = await accounts.read(userId);
  if (!account) throw new DomainError('common.unauthenticated');
  const { passwordHash } = account.state;
  await limits.consume(identityLimits['guesses within a session'], userId);
  const right = password.isWellFormed() && (await passwords.verify(password, passwordHash));
  if (!right) throw invalidField('password', sentence('passwordWrong'));
  await limits.clear(identityLimits['guesses within a session'], userId);
  if (await factors.isOn(userId)) {
    if (code === undefined) throw new DomainError('identity.two-factor-code');
    await requireCode(ports, userId, code);
  }
  return passwordHash;
}
