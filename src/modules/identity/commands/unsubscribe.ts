import type { NotificationSetting } from '../contracts/account.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountSettings, UnsubscribeLinks } from '../domain/account-settings.ts';

interface Ports {
  uow: UnitOfWork;
  links: UnsubscribeLinks;
  settings: AccountSettings;
}

/** Switches off the e-mails that a mailed link names, any number of times. */
export class Unsubscribe {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Answers which e-mails. Throws `common.not-found` for a link that is not ours. */
  execute(token: string): Promise<NotificationSetting> {
    const { uow, links, settings } = this.ports;
    return uow.run(async (tx) => {
      const named = await links.open(tx, token);
      if (!named) throw new DomainError('common.not-found');
      await settings.change(tx, named.accountId, { [named.setting]: false });
      return named.setting;
    });
  }
}
