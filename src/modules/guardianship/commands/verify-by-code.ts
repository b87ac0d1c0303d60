import { DAY } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { RequestOrigin } from '../../identity/index.ts';
import type { GuardianState } from '../domain/guardian-state.ts';
import { suitableAccount, wardOfInvited } from '../domain/people.ts';
import { selfGuardianshipSignals } from '../domain/suitability/self-guardianship-signals.ts';
import { CODE_TRIES, hashOfCode, type CodeGuesses } from '../domain/verification-code.ts';
import type { GuardianPorts } from '../guardian/guardian-ports.ts';
import { requireSuitableImam } from '../guardian/require-suitable-imam.ts';
import { syncLanguage } from '../guardian/sync-language.ts';

interface Verified {
  guardian: GuardianState;
  wardName: string;
}

/**
 * A signed-in person verifies himself as the guardian by the emailed code: having the code proves the address.
 * If something suggests that he is his ward, the staff look first.
 * @throws common.rate-limited after ten wrong codes in a day
 * @throws guardianship.code-wrong, guardianship.code-expired and guardianship.not-her-guardian
 */
export class VerifyByCode extends UseCase<GuardianPorts & { guesses: CodeGuesses }> {
  async execute(accountId: UserId, code: string, visit: RequestOrigin, language: Language): Promise<Verified> {
    const { uow, clock, guardians, identity, guesses } = this.ports;
    const codeHash = await hashOfCode(code);
    const verified = await uow.run(async (tx) => {
      const at = clock.now();
      if ((await guesses.count(tx, accountId, at)) > CODE_TRIES)
        throw new DomainError('common.rate-limited', { retryAfter: DAY / 1000 });
      const guardian = await guardians.byCode(tx, codeHash);
      // The count must be saved, so the refusal is thrown after the commit.
      if (!guardian) return null;
      guardian.tryCode(codeHash, at);
      const ward = await wardOfInvited(tx, identity, guardian);
      const account = await suitableAccount(tx, identity, accountId, ward);
      const traces = await identity.sharedDeviceSignals(tx, guardian.state.wardId, visit);
      const signs = await selfGuardianshipSignals(tx, { guardians, people: identity }, { guardian, account }, traces);
      await requireSuitableImam(tx, this.ports, guardian, account);
      guardian.verifySignedIn(account, ward, signs, at);
      // Until the staff confirm him, his account is not the guardian's.
      if (!guardian.state.check) await syncLanguage(tx, identity, { guardian, account: accountId, language });
      await guardians.save(tx, guardian);
      await guesses.takeBack(tx, accountId);
      return { guardian: guardian.state, wardName: ward.name };
    });
    if (!verified) throw new DomainError('guardianship.code-wrong');
    return verified;
  }
}
