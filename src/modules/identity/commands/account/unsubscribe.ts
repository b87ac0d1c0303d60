import { DomainError } from '#kernel/errors.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UnsubscribeTarget } from '../../domain/account-settings.ts';
import { seriesEnded } from '../../events.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** Ends the emails that a mailed link names. Idempotent. */
export class Unsubscribe extends UseCase<Pick<UseCasePorts, 'uow' | 'links' | 'settings'>> {
  /** @throws common.not-found if the link's signature is invalid */
  execute(token: string): Promise<UnsubscribeTarget> {
    const { uow, links, settings } = this.ports;
    return uow.run(async (tx) => {
      const named = await links.open(tx, token);
      if (!named) throw new DomainError('common.not-found');
      const { accountId, setting, series } = named;
      if (series) tx.record(seriesEnded({ accountId, series }));
      else if (setting) await settings.change(tx, accountId, { [setting]: false });
      return named;
    });
  }
}
