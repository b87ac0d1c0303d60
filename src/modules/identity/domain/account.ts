import { Aggregate } from '#kernel/events.ts';
import type { UserId } from '#kernel/ids.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { accountOpened, passwordReset } from '../events.ts';

export interface AccountState {
  id: UserId;
  email: string;
  username: string;
  passwordHash: string;
  role: 'member' | 'admin';
  gender: 'male' | 'female' | null;
  isActive: boolean;
  createdAt: Date;
}

/** A person's account: who signs in, by which address and password. */
export class Account extends Aggregate {
  state: AccountState;

  private constructor(state: AccountState) {
    super();
    this.state = state;
  }

  static open(state: Omit<AccountState, 'isActive'>): Account {
    const account = new Account({ ...state, isActive: true });
    account.record(accountOpened({ accountId: state.id }));
    return account;
  }

  static from(state: AccountState): Account {
    return new Account(state);
  }

  /** Sets a new password; whoever was signed in with the old one is signed out by the command. */
  resetPassword(passwordHash: string): void {
    this.state = { ...this.state, passwordHash };
    this.record(passwordReset({ accountId: this.state.id }));
  }

  /** The gender is told once, at sign-up or with the profile, and then stands. */
  tellGender(gender: 'male' | 'female'): void {
    if (this.state.gender !== null && this.state.gender !== gender) throw new DomainError('identity.gender-fixed');
    this.state = { ...this.state, gender };
  }
}

/** Keeps accounts. `save` throws `identity.email-taken` where another account has the address. */
export interface Accounts {
  find(tx: Tx, id: UserId): Promise<Account | null>;
  findByEmail(tx: Tx, email: string): Promise<Account | null>;
  save(tx: Tx, account: Account): Promise<void>;
}
