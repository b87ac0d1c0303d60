import { invalidField } from '#kernel/errors.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Limits } from '#kernel/limits.ts';
import type { Tx, UnitOfWork } from '#kernel/unit-of-work.ts';
import { recoveryCodeUsed } from '../events.ts';
import type { CodeOutcome, SecondFactors } from '../infra/second-factors.ts';
import { identityLimits } from '../limits.ts';

interface Ports {
  uow: UnitOfWork;
  limits: Limits;
  factors: SecondFactors;
}

/** What is said of a code that was not accepted. */
export const complaintAbout = (outcome: Exclude<CodeOutcome, 'accepted'>): string =>
  validationText(outcome === 'spent' ? 'codeSpent' : 'codeWrong');

/** Checks a code of an account's second factor and uses it up, be it the app's or a recovery code. Guesses are slowed across sign-ins. */
export class ProveCode {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** `beforehand` runs between the wait that guesses bring and the try itself. */
  async execute(accountId: UserId, code: string, beforehand?: () => Promise<void>): Promise<CodeOutcome> {
    const { uow, limits } = this.ports;
    await limits.take(identityLimits['codes of an account'], accountId);
    await beforehand?.();
    const outcome = await uow.run((tx) => this.use(tx, accountId, code));
    if (outcome === 'accepted') await limits.clear(identityLimits['codes of an account'], accountId);
    return outcome;
  }

  /** The same, refusing the form's field `code` otherwise. */
  async require(accountId: UserId, code: string): Promise<void> {
    const outcome = await this.execute(accountId, code);
    if (outcome !== 'accepted') throw invalidField('code', complaintAbout(outcome));
  }

  private async use(tx: Tx, accountId: UserId, code: string): Promise<CodeOutcome> {
    const { factors } = this.ports;
    if (/^\d+$/.test(code)) return factors.acceptAppCode(tx, accountId, code);
    const left = await factors.useRecoveryCode(tx, accountId, code);
    if (left === null) return 'wrong';
    tx.record(recoveryCodeUsed({ accountId, left }));
    return 'accepted';
  }
}
