import { normalEmail } from '#kernel/values/email-address.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Accounts } from '../domain/accounts.ts';
import type { PasswordHashing } from '../domain/password-hashing.ts';

/** Returns whether a password is that of an account. For the start only, since it has no limit. */
export class MatchesPassword extends UseCase<{ accounts: Accounts; passwords: PasswordHashing }> {
  async execute({ email, password }: { email: string; password: string }): Promise<boolean> {
    const { accounts, passwords } = this.ports;
    const account = await accounts.readByEmail(normalEmail(email));
    return account !== null && passwords.verify(password, account.state.passwordHash);
  }
}
