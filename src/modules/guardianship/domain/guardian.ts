import type { Wali, WaliRelation } from '#kernel/contracts/wali.ts';
import { after, DAY } from '#kernel/clock.ts';
import { sameMailbox } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import { errorText } from '#kernel/errors.ts';
import type { GuardianId, UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { guardianLinked, guardianNamed, guardianRefused, guardianVerified, guardianWithdrew } from '../events.ts';
import { CODE_LIFE, CODE_TRIES } from './verification-code.ts';

const CLAIM_LIFE = 7 * DAY;

export interface GuardianState {
  id: GuardianId;
  wardId: UserId;
  name: string;
  email: string;
  /** Null once he refused. */
  phone: string | null;
  relation: WaliRelation;
  state: 'pending' | 'verified' | 'replaced' | 'withdrawn';
  accountId: UserId | null;
  code: { hash: string; expiresAt: Date; tries: number } | null;
  claim: { hash: string; expiresAt: Date } | null;
  namedAt: Date;
  verifiedAt: Date | null;
}

/** A ward's guardian (wali): named by her, verified by himself through his e-mail, then acting through an account of his own. */
export class Guardian extends Aggregate {
  state: GuardianState;

  private constructor(state: GuardianState) {
    super();
    this.state = state;
  }

  static from(state: GuardianState): Guardian {
    return new Guardian(state);
  }

  static appoint(
    id: GuardianId,
    ward: { userId: UserId; email: string },
    wali: Wali,
    codeHash: string,
    at: Date,
  ): Guardian {
    requireOtherMailbox(wali.waliEmail, ward.email);
    const guardian = new Guardian({
      id,
      wardId: ward.userId,
      ...detailsOf(wali),
      state: 'pending',
      accountId: null,
      code: null,
      claim: null,
      namedAt: at,
      verifiedAt: null,
    });
    guardian.issueCode(codeHash, at);
    guardian.record(guardianNamed({ guardianId: id, wardId: ward.userId }));
    return guardian;
  }

  /** The ward may correct what she gave until he is verified. */
  correct(wali: Wali, ward: { email: string }, codeHash: string, at: Date): void {
    requireOtherMailbox(wali.waliEmail, ward.email);
    this.requirePending();
    this.state = { ...this.state, ...detailsOf(wali) };
    this.issueCode(codeHash, at);
  }

  /** Replaces the code, and with it the link of any earlier e-mail. */
  issueCode(hash: string, at: Date): void {
    this.requirePending();
    this.state = { ...this.state, code: { hash, expiresAt: after(at, CODE_LIFE), tries: 0 } };
  }

  /** Counts a try. Throws when the code is spent; answers whether it fits, and the caller saves the count either way. */
  tryCode(hash: string, at: Date): boolean {
    if (this.state.state === 'verified') throw new DomainError('guardianship.link-used');
    const { code } = this.state;
    if (this.state.state !== 'pending' || !code) throw new DomainError('guardianship.link-invalid');
    if (code.expiresAt <= at || code.tries >= CODE_TRIES) throw new DomainError('guardianship.code-expired');
    if (code.hash === hash) return true;
    this.state = { ...this.state, code: { ...code, tries: code.tries + 1 } };
    return false;
  }

  /** The e-mail is proven. The code is spent; a one-time claim lets the guardian set up his account. */
  verify(claimHash: string, at: Date): void {
    this.requirePending();
    this.state = {
      ...this.state,
      state: 'verified',
      verifiedAt: at,
      code: null,
      claim: { hash: claimHash, expiresAt: after(at, CLAIM_LIFE) },
    };
    this.record(guardianVerified({ guardianId: this.state.id, wardId: this.state.wardId }));
  }

  /** An account acts as this guardian. Spends the claim. */
  link(account: { userId: UserId; gender: 'male' | 'female' | null }): void {
    if (this.state.state !== 'verified') throw new DomainError('guardianship.not-verified');
    requireSuitable(account, this.state.wardId);
    this.state = { ...this.state, accountId: account.userId, claim: null };
    this.record(guardianLinked({ guardianId: this.state.id, wardId: this.state.wardId, accountId: account.userId }));
  }

  requireLiveClaim(at: Date): void {
    if (!this.state.claim || this.state.claim.expiresAt <= at) throw new DomainError('guardianship.claim-invalid');
  }

  /** 'I am not her guardian': the request ends and his details go. */
  refuse(): void {
    this.requirePending();
    this.state = { ...this.state, state: 'withdrawn', name: '', email: '', phone: null, code: null };
    this.record(guardianRefused({ guardianId: this.state.id, wardId: this.state.wardId }));
  }

  /** He no longer acts as her guardian. What he decided stays on record under his name. */
  withdraw(): void {
    if (this.state.state !== 'verified') throw new DomainError('guardianship.not-verified');
    this.state = { ...this.state, state: 'withdrawn', claim: null };
    this.record(guardianWithdrew({ guardianId: this.state.id, wardId: this.state.wardId }));
  }

  /** His account uses another address, which he proved: he is written to there. */
  moveTo(email: string): void {
    this.state = { ...this.state, email };
  }

  private requirePending(): void {
    if (this.state.state === 'verified') throw new DomainError('guardianship.already-verified');
    if (this.state.state !== 'pending') throw new DomainError('guardianship.link-invalid');
  }
}

/** Any account but a woman's or the ward's own may act as guardian (decisions 2.3). */
export function requireSuitable(account: { userId: UserId; gender: 'male' | 'female' | null }, wardId: UserId): void {
  if (account.userId === wardId || account.gender === 'female') throw new DomainError('guardianship.not-her-guardian');
}

function requireOtherMailbox(waliEmail: string, wardEmail: string): void {
  const fields = { waliEmail: errorText('guardianship.own-email') };
  if (sameMailbox(waliEmail, wardEmail)) throw new DomainError('guardianship.own-email', {}, fields);
}

const detailsOf = (wali: Wali) => ({
  name: wali.waliName,
  email: wali.waliEmail.toLowerCase(),
  phone: wali.waliPhone,
  relation: wali.waliRelation,
});

/** Keeps guardians. Each finder locks what it finds. `save` throws `guardianship.already-named` where the ward has another one. */
export interface Guardians {
  find(tx: Tx, id: GuardianId): Promise<Guardian | null>;
  /** The pending or verified guardian of a ward. */
  ofWard(tx: Tx, wardId: UserId): Promise<Guardian | null>;
  /** The records by which this account acts as a verified guardian. */
  ofAccount(tx: Tx, accountId: UserId): Promise<Guardian[]>;
  /** The verified guardian of a ward, share-locked: he cannot be replaced while others act on his being so. */
  verifiedOf(tx: Tx, wardId: UserId): Promise<{ guardianId: GuardianId; accountId: UserId | null } | null>;
  /** The pending guardian who was sent this code. */
  byCode(tx: Tx, codeHash: string): Promise<Guardian | null>;
  byClaim(tx: Tx, claimHash: string): Promise<Guardian | null>;
  save(tx: Tx, guardian: Guardian): Promise<void>;
}
