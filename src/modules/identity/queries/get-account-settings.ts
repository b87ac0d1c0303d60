import type { SettingsAnswer } from '../contracts/account.schema.ts';
import { nextQuiet } from '../domain/quiet-days.ts';
import { quietPeriodsIn } from '../infra/quiet-days-repository.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { settingsOfRow } from '../infra/setting-columns.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export class GetAccountSettings extends UseCase<Pick<UseCasePorts, 'db' | 'clock' | 'factors'>> {
  async execute(accountId: UserId): Promise<SettingsAnswer> {
    const { db, clock, factors } = this.ports;
    const row = await db('identity.account').where({ id: accountId }).first();
    if (!row) throw new DomainError('common.unauthenticated');
    const { occasion, startsOn, endsOn } = nextQuiet(clock.now(), await quietPeriodsIn(db, clock.now()));
    const nextQuietDays = { occasion, startsOn, endsOn };
    return { ...settingsOfRow(row), twoFactorEnabled: await factors.isOn(accountId), nextQuietDays };
  }
}
