import type { Wali, WaliRelation } from '../../identity/contracts/wali.ts';
import { after, DAY } from '#kernel/clock.ts';
import { sameMailbox } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import { errorText } from '#kernel/errors.ts';
import type { GuardianId, InvitationId, UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import {
  guardianLinked,
  guardianNamed,
  guardianRefused,
  guardianReplaced,
  guardianResumed,
  guardianSuspended,
  guardianVerified,
  guardianWithdrew,
  standingChanged,
} from '../events.ts';
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
  /** False while his account is disabled: the one that acts as this guardian or, where none does, one at his address. */
  accountActive: boolean;
  /** Names the newest invitation in its links. Who was invited before, at another address, does not know it. */
  invitationId: InvitationId | null;
  code: { hash: string; expiresAt: Date; tries: number } | null;
  claim: { hash: string; expiresAt: Date } | null;
  namedAt: Date;
  verifiedAt: Date | null;
  replacedAt: Date | null;
}

/** A ward's guardian (wali): named by her, verified by himself through his e-mail, then acting through an account of his own. */
export class Guardian extends Aggregate<GuardianState> {
  static from(state: GuardianState): Guardian {
    return new Guardian(state);
  }

  static appoint(
    id: GuardianId,
    ward: { userId: UserId; email: string },
    wali: Wali,
    invitation: Invitation,
    at: Date,
  ): Guardian {
    requireOtherMailbox(wali.waliEmail, ward.email);
    const guardian = new Guardian({
      id,
      wardId: ward.userId,
      ...detailsOf(wali),
      state: 'pending',
      accountId: null,
      accountActive: true,
      invitationId: null,
      code: null,
      claim: null,
      namedAt: at,
      verifiedAt: null,
      replacedAt: null,
    });
    guardian.invite(invitation, at);
    guardian.record(guardianNamed(guardian.fact()));
    return guardian;
  }

  /** The ward may correct what she gave until he is verified. */
  correct(wali: Wali, ward: { email: string }, invitation: Invitation, at: Date): void {
    requireOtherMailbox(wali.waliEmail, ward.email);
    this.requirePending();
    this.state = { ...this.state, ...detailsOf(wali) };
    this.invite(invitation, at);
  }

  /** A new link and code; those of any earlier e-mail end. */
  invite({ id, codeHash }: Invitation, at: Date): void {
    this.requirePending();
    const code = { hash: codeHash, expiresAt: after(at, CODE_LIFE), tries: 0 };
    this.state = { ...this.state, invitationId: id, code };
  }

  /** Whether the code fits. Throws when it is spent. Looking counts nothing. */
  fits(hash: string, at: Date): boolean {
    if (this.state.state === 'verified') throw new DomainError('guardianship.link-used');
    const { code } = this.state;
    if (this.state.state !== 'pending' || !code) throw new DomainError('guardianship.link-invalid');
    if (code.expiresAt <= at || code.tries >= CODE_TRIES) throw new DomainError('guardianship.code-expired');
    return code.hash === hash;
  }

  /** The same, counting what does not fit; the caller saves the count either way. */
  tryCode(hash: string, at: Date): boolean {
    const fits = this.fits(hash, at);
    const { code } = this.state;
    if (!fits && code) this.state = { ...this.state, code: { ...code, tries: code.tries + 1 } };
    return fits;
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
    this.record(guardianVerified(this.fact()), standingChanged(this.fact()));
  }

  /** An account acts as this guardian. Spends the claim. */
  link(account: { userId: UserId; gender: 'male' | 'female' | null }): void {
    if (this.state.state !== 'verified') throw new DomainError('guardianship.not-verified');
    requireSuitable(account, this.state.wardId);
    this.state = { ...this.state, accountId: account.userId, accountActive: true, claim: null };
    this.record(guardianLinked({ ...this.fact(), accountId: account.userId }), standingChanged(this.fact()));
  }

  /** Throws `claim-expired` where it can be sent anew. */
  requireLiveClaim(at: Date): void {
    if (!this.acts || !this.state.claim) throw new DomainError('guardianship.claim-invalid');
    if (this.state.claim.expiresAt <= at) throw new DomainError('guardianship.claim-expired');
  }

  /** Another one-time claim in place of the one that ended: while he has no account he can ask for it. */
  renewClaim(claimHash: string, at: Date): void {
    if (!this.acts || this.state.accountId) throw new DomainError('guardianship.claim-invalid');
    this.state = { ...this.state, claim: { hash: claimHash, expiresAt: after(at, CLAIM_LIFE) } };
  }

  /** 'I am not her guardian': the request ends and his details go. */
  refuse(): void {
    this.requirePending();
    this.state = { ...this.state, state: 'withdrawn', name: '', email: '', phone: null, code: null };
    this.record(guardianRefused(this.fact()), standingChanged(this.fact()));
  }

  /** He no longer acts as her guardian. What he decided stays on record under his name. */
  withdraw(): void {
    if (this.state.state !== 'verified') throw new DomainError('guardianship.not-verified');
    this.state = { ...this.state, state: 'withdrawn', claim: null };
    this.record(guardianWithdrew(this.fact()), standingChanged(this.fact()));
  }

  /** She names another in his place: from this moment he has no access. */
  replace(at: Date): void {
    if (this.state.state !== 'verified') throw new DomainError('guardianship.not-verified');
    this.state = { ...this.state, state: 'replaced', claim: null, replacedAt: at };
    this.record(guardianReplaced(this.fact()), standingChanged(this.fact()));
  }

  /** His account was disabled, or enabled again. */
  followAccount(active: boolean): void {
    if (this.state.accountActive === active) return;
    this.state = { ...this.state, accountActive: active };
    this.record((active ? guardianResumed : guardianSuspended)(this.fact()), standingChanged(this.fact()));
  }

  /** His account uses another address, which he proved: he is written to there. */
  moveTo(email: string): void {
    this.state = { ...this.state, email };
    this.record(standingChanged(this.fact()));
  }

  /** Whether he counts: verified, and his account not disabled (decisions 2.12). The database asks the same as `acting`. */
  get acts(): boolean {
    return this.state.state === 'verified' && this.state.accountActive;
  }

  /** Where he is written to: at the address he proved, as the settings of his account say where he has one. */
  get recipient(): { name: string; address: string; accountId: UserId | null } {
    return { name: this.state.name, address: this.state.email, accountId: this.state.accountId };
  }

  /** Whether he and somebody else are one, by account or by mailbox: nobody decides about himself (decisions 5.11). */
  isThePerson({ userId, email }: { userId: UserId; email: string }): boolean {
    return this.state.accountId === userId || sameMailbox(this.state.email, email);
  }

  private fact() {
    return { guardianId: this.state.id, wardId: this.state.wardId };
  }

  private requirePending(): void {
    if (this.state.state === 'verified') throw new DomainError('guardianship.already-verified');
    if (this.state.state !== 'pending') throw new DomainError('guardianship.link-invalid');
  }
}

/** What an invitation is known by, and what its code is compared with. */
export interface Invitation {
  id: InvitationId;
  codeHash: string;
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
  /** Whom this invitation was sent to, also after he answered it. */
  byInvitation(tx: Tx, id: InvitationId): Promise<Guardian | null>;
  /** The pending or verified guardian of a ward. */
  ofWard(tx: Tx, wardId: UserId): Promise<Guardian | null>;
  /** The records by which this account is a verified guardian. */
  ofAccount(tx: Tx, accountId: UserId): Promise<Guardian[]>;
  /** The same, with those at an address of his by which he acts without an account. */
  ofPerson(tx: Tx, accountId: UserId, address: string | null): Promise<Guardian[]>;
  /** The acting records of the person behind this one, locked in one order: one account, or one mailbox where he has no account. */
  ofSamePerson(tx: Tx, id: GuardianId): Promise<Guardian[]>;
  /** The guardian who acts for a ward, share-locked: he cannot be replaced while others act on his being so. */
  actingFor(tx: Tx, wardId: UserId): Promise<Guardian | null>;
  /** How often this ward has replaced a guardian since then. */
  replacedSince(tx: Tx, wardId: UserId, since: Date): Promise<number>;
  /** The pending guardian who was sent this code. */
  byCode(tx: Tx, codeHash: string): Promise<Guardian | null>;
  byClaim(tx: Tx, claimHash: string): Promise<Guardian | null>;
  save(tx: Tx, guardian: Guardian): Promise<void>;
}
