import type { Knex } from 'knex';
import type { AccountSettings } from '../contracts/account.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/ids.ts';
import type { SecondFactors } from '../domain/second-factor.ts';
import { settingsOfRow } from '../infra/setting-columns.ts';

/** The account's settings as they hold now. */
export class GetAccountSettings {
  private readonly ports: { db: Knex; factors: SecondFactors };
  constructor({ db, factors }: { db: Knex; factors: SecondFactors }) {
    this.ports = { db, factors };
  }

  async execute(accountId: UserId): Promise<AccountSettings> {
    const { db, factors } = this.ports;
    const row = await db('identity.account').where({ id: accountId }).first();
    if (!row) throw new DomainError('common.unauthenticated');
    return { ...settingsOfRow(row), twoFactorEnabled: await factors.isOn(accountId) };
  }
}
