import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { DecisionLinks } from '../domain/decision-links.ts';
import type { Guardians } from '../domain/guardians.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  links: DecisionLinks;
  guardians: Guardians;
  identity: Pick<IdentityFacade, 'updateLanguage'>;
}

/**
 * A guardian chooses the language of our letters to him, about all of his wards, behind the link of an item that waits
 * for him; it is that of his account as well.
 */
export class ChooseLanguageByLink {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Throws `common.not-found` where the link opens nothing. */
  execute(token: string, language: Language): Promise<void> {
    const { uow, clock, links, guardians, identity } = this.ports;
    return uow.run(async (tx) => {
      const link = await links.find(tx, token);
      if (!link?.isPending || link.expiresAt <= clock.now()) throw new DomainError('common.not-found');
      for (const guardian of await guardians.ofSamePerson(tx, link.guardianId)) {
        guardian.speak(language);
        await guardians.save(tx, guardian);
        const { accountId } = guardian.state;
        if (accountId) await identity.updateLanguage(tx, accountId, language);
      }
    });
  }
}
