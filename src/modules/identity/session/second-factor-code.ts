import { invalidField } from '#kernel/errors.ts';
import { sentence, type Sentence } from '#kernel/i18n/sentences.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { CodeOutcome, SecondFactors } from '../domain/second-factor.ts';
import { recoveryCodeUsed } from '../events.ts';
import { identityLimits } from '../limits.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export type CodePorts = Pick<UseCasePorts, 'uow' | 'limits' | 'factors'>;

/** The error text for a code that was not accepted. */
export const complaintAbout = (outcome: Exclude<CodeOutcome, 'accepted'>): Sentence =>
  sentence(outcome === 'spent' ? 'codeSpent' : 'codeWrong');

/** Verifies and uses up a code, throttled across sign-ins. `beforehand` runs between throttling and verification. */
export async function checkCode(
  { uow, limits, factors }: CodePorts,
  accountId: UserId,
  code: string,
  beforehand?: () => Promise<void>,
): Promise<CodeOutcome> {
  await limits.consume(identityLimits['codes of an account'], accountId);
  await beforehand?.();
  const outcome = await uow.run((tx) => acceptCode(tx, factors, accountId, code));
  if (outcome === 'accepted') await limits.clear(identityLimits['codes of an account'], accountId);
  return outcome;
}

/** @throws with the field `code` if it is not accepted */
export async function requireCode(ports: CodePorts, accountId: UserId, code: string): Promise<void> {
  const outcome = await checkCode(ports, accountId, code);
  if (outcome !== 'accepted') throw invalidField('code', complaintAbout(outcome));
}

async function acceptCode(tx: Tx, factors: SecondFactors, accountId: UserId, code: string): Promise<CodeOutcome> {
  if (/^\d+$/.test(code)) return factors.acceptAppCode(tx, accountId, code);
  const left = await factors.useRecoveryCode(tx, accountId, code);
  if (left === null) return 'wrong';
  tx.record(recoveryCodeUsed({ accountId, left }));
  return 'accepted';
}
