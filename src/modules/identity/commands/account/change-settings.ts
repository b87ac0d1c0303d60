import type { SettingChanges } from '../../contracts/account.schema.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { languageChosen, profileVisibilityChanged } from '../../events.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

export class ChangeSettings extends UseCase<Pick<UseCasePorts, 'uow' | 'settings' | 'factors'>> {
  /** @throws identity.two-factor-elsewhere if the form changes the second factor */
  execute(accountId: UserId, { twoFactorEnabled, ...changes }: SettingChanges): Promise<void> {
    const { uow, settings, factors } = this.ports;
    return uow.run(async (tx) => {
      const before = await settings.find(tx, accountId);
      if (twoFactorEnabled !== undefined && twoFactorEnabled !== (await factors.isOn(accountId, tx)))
        throw new DomainError('identity.two-factor-elsewhere');
      await settings.change(tx, accountId, changes);
      const { language, profileVisibility } = changes;
      if (language && language !== before.language) tx.record(languageChosen({ accountId }));
      if (profileVisibility && profileVisibility !== before.profileVisibility)
        tx.record(profileVisibilityChanged({ accountId, profileVisibility }));
    });
  }
}
