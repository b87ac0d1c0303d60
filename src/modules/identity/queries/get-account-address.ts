import { DomainError } from '#kernel/errors.ts';
import type { AccountEmail } from '../contracts/account.schema.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** The account's address, and a new one until it is confirmed. */
export class GetAccountAddress extends UseCase<Pick<UseCasePorts, 'db' | 'clock'>> {
  async execute(accountId: UserId): Promise<AccountEmail> {
    const { db, clock } = this.ports;
    const [account, waiting] = await Promise.all([
      db('identity.account').where({ id: accountId }).first('email', 'undeliverable'),
      db('identity.email_change')
        .where({ account_id: accountId })
        .where('expires_at', '>', clock.now())
        .first('new_email', 'expires_at'),
    ]);
    if (!account) throw new DomainError('common.unauthenticated');
    return {
      email: account.email,
      undeliverable: account.undeliverable,
      waiting: waiting ? { email: waiting.new_email, until: waiting.expires_at.toISOString() } : null,
    };
  }
}
