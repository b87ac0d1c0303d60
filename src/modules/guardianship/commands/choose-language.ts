import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { UserId } from '#kernel/ids.ts';
import type { GuardianPorts } from './ports.ts';

/** A guardian chooses the language of our letters to him, about all of his wards. */
export class ChooseLanguage {
  private readonly ports: Pick<GuardianPorts, 'uow' | 'guardians'>;
  constructor(ports: Pick<GuardianPorts, 'uow' | 'guardians'>) {
    this.ports = ports;
  }

  /** Throws `guardianship.guardians-only` for whoever guards nobody. */
  execute(accountId: UserId, language: Language): Promise<void> {
    const { uow, guardians } = this.ports;
    return uow.run(async (tx) => {
      const records = await guardians.ofAccount(tx, accountId);
      if (records.length === 0) throw new DomainError('guardianship.guardians-only');
      for (const guardian of records) {
        guardian.speak(language);
        await guardians.save(tx, guardian);
      }
    });
  }
}
