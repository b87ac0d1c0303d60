import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface Ports extends Pick<UseCasePorts, 'uow' | 'clock' | 'links' | 'guardians'> {
  identity: Pick<IdentityFacade, 'updateLanguage'>;
}

/**
 * Sets the language of our emails to a guardian, for all his wards and for his account, by the link of a pending item.
 */
export class ChooseLanguageByLink extends UseCase<Ports> {
  /** @throws common.not-found if the link opens nothing */
  execute(token: string, language: Language): Promise<void> {
    const { uow, clock, links, guardians, identity } = this.ports;
    return uow.run(async (tx) => {
      const link = await links.find(tx, token);
      if (!link?.isPending || link.expiresAt <= clock.now()) throw new DomainError('common.not-found');
      for (const guardian of await guardians.ofSamePerson(tx, link.guardianId)) {
        guardian.setLanguage(language);
        await guardians.save(tx, guardian);
        const { accountId } = guardian.state;
        if (accountId) await identity.updateLanguage(tx, accountId, language);
      }
    });
  }
}
