import type { Knex } from 'knex';
import { normalEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/ids.ts';
import { networkOf, type Limits, type Try } from '#kernel/limits.ts';
import { Devices } from '../infra/devices.ts';
import type { PasswordHashing } from '../infra/password-hashing.ts';

interface Attempt {
  email: string;
  password: string;
  /** Where the call comes from. */
  address: string;
  /** The id of the device, where its cookie is one of ours. */
  device: string | undefined;
}
interface Proof {
  userId: UserId;
  /** The hash that the password fitted; a session starts only while it is still the account's. */
  passwordHash: string;
}

/**
 * Checks an address and its password. An unknown address costs the same time and gets the same refusal as a wrong
 * password; repeated failures are slowed, for the account and for where they come from (decisions 1.5, 1.8). On a device
 * where the account was signed in to before, tries count by themselves: others' guesses do not keep the owner out.
 */
export class SignIn {
  private readonly db: Knex;
  private readonly passwords: PasswordHashing;
  private readonly limits: Limits;

  constructor({ db, passwords, limits }: { db: Knex; passwords: PasswordHashing; limits: Limits }) {
    this.db = db;
    this.passwords = passwords;
    this.limits = limits;
  }

  async execute({ email, password, address, device }: Attempt): Promise<Proof> {
    const account = normalEmail(email);
    const known = device !== undefined && (await Devices.knows(this.db, device, account));
    const own: Try = known ? ['sign-in on a known device', `${device} ${account}`] : ['sign-in of an account', account];
    const everybodys: Try[] = known ? [] : [['sign-in from an address', networkOf(address)]];
    await this.limits.takeEach([...everybodys, own]);
    const row = await this.db('identity.account').where({ email: account }).first('id', 'password_hash', 'is_active');
    const right = password.isWellFormed() && (await this.passwords.verify(password, row?.password_hash ?? null));
    if (!right) throw new DomainError('identity.credentials');
    await this.limits.clear(...own);
    for (const shared of everybodys) await this.limits.giveBack(...shared);
    if (!row.is_active) throw new DomainError('identity.disabled');
    return { userId: row.id, passwordHash: row.password_hash };
  }
}
