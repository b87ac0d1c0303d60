import type { Clock } from '#kernel/clock.ts';
import { defaultLanguage } from '#kernel/i18n/languages.ts';
import { normalEmail } from '#kernel/values/email-address.ts';
import { newId, type UserId } from '#kernel/values/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import { Account } from '../../domain/account.ts';
import type { Accounts } from '../../domain/accounts.ts';
import type { PasswordHashing } from '../../domain/password-hashing.ts';

/** Creates the first admin at start, if there is none. Returns whether it did. */
export class EnsureAdmin extends UseCase<{
  uow: UnitOfWork;
  clock: Clock;
  accounts: Accounts;
  passwords: PasswordHashing;
}> {
  async execute({ email, password }: { email: string; password: string }): Promise<boolean> {
    const { uow, clock, accounts, passwords } = this.ports;
    const passwordHash = await passwords.hash(password);
    return uow.run(async (tx) => {
      if (await accounts.hasAdmin(tx)) return false;
      const at = clock.now();
      const admin = {
        id: newId<UserId>(at),
        email: normalEmail(email),
        username: 'admin',
        firstName: null,
        passwordHash,
        role: 'admin' as const,
        gender: null,
        language: defaultLanguage(),
        createdAt: at,
        emailConfirmedAt: at,
      };
      await accounts.save(tx, Account.open(admin));
      return true;
    });
  }
}
