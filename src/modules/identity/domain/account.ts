import { Aggregate } from '#kernel/events.ts';
import type { UserId } from '#kernel/ids.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { accountDisabled, accountEnabled, accountOpened, passwordChanged, passwordReset } from '../events.ts';

export interface AccountState {
  id: UserId;
  email: string;
  username: string;
  passwordHash: string;
  role: 'member' | 'admin';
  gender: 'male' | 'female' | null;
  isActive: boolean;
  createdAt: Date;
  /** When the address was proven by a mailed link; null until then. */
  emailConfirmedAt: Date | null;
  /** Null while the first one stands. */
  passwordChangedAt: Date | null;
}

/** A person's account: who signs in, by which address and password. */
export class Account extends Aggregate {
  state: AccountState;

  private constructor(state: AccountState) {
    super();
    this.state = state;
  }

  static open(state: Omit<AccountState, 'isActive' | 'passwordChangedAt'>): Account {
    const account = new Account({ ...state, isActive: true, passwordChangedAt: null });
    account.record(accountOpened({ accountId: state.id }));
    return account;
  }

  static from(state: AccountState): Account {
    return new Account(state);
  }

  /** Sets a new password by a mailed link, which proves the address as well; whoever was signed in with the old one is signed out by the command. */
  resetPassword(passwordHash: string, at: Date): void {
    this.state = { ...this.state, passwordHash, passwordChangedAt: at };
    this.confirmEmail(at);
    this.record(passwordReset({ accountId: this.state.id }));
  }

  /** Sets a new password for somebody who proved the old one; the command signs out every other device. */
  changePassword(passwordHash: string, at: Date): void {
    this.state = { ...this.state, passwordHash, passwordChangedAt: at };
    this.record(passwordChanged({ accountId: this.state.id }));
  }

  /** The address was proven by a mailed link; the first time counts. */
  confirmEmail(at: Date): void {
    this.state = { ...this.state, emailConfirmedAt: this.state.emailConfirmedAt ?? at };
  }

  /** By an admin: nobody signs in to it, and others don't see it. */
  disable(): void {
    if (!this.state.isActive) return;
    this.state = { ...this.state, isActive: false };
    this.record(accountDisabled({ accountId: this.state.id }));
  }

  enable(): void {
    if (this.state.isActive) return;
    this.state = { ...this.state, isActive: true };
    this.record(accountEnabled({ accountId: this.state.id }));
  }

  /** The command ends the sessions of the former role. */
  takeRole(role: AccountState['role']): void {
    this.state = { ...this.state, role };
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
