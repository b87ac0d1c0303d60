import type { Wali, WaliRelation } from '../../identity/contracts/wali.ts';
import { after, DAY } from '#kernel/clock.ts';
import { sameMailbox } from '#kernel/email-address.ts';
import { DomainError, errorText } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import type { GuardianId, InvitationId, UserId } from '#kernel/ids.ts';
import {
  guardianInvited,
  guardianLinked,
  guardianNamed,
  guardianRefused,
  guardianReplaced,
  guardianResumed,
  guardianSuspended,
  guardianVerified,
  guardianWithdrew,
  guardianStatusChanged,
} from '../events.ts';
import { CODE_LIFE, CODE_TRIES, type Invitation } from './verification-code.ts';

const CLAIM_LIFE = 7 * DAY;
/** So often at most a ward is asked to name another because her guardian is the other one himself. */
const CONFLICT_PAUSE = DAY;

/** An account that is to act as a guardian. */
export interface GuardianAccount {
  userId: UserId;
  gender: 'male' | 'female' | null;
}

/** What is kept of a guardian. */
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
  /** False while his account is disabled. Where no account is linked, one at his address counts as his. */
  accountActive: boolean;
  /** Names the newest invitation in its links. Who was invited before, at another address, does not know it. */
  invitationId: InvitationId | null;
  code: { hash: string; expiresAt: Date; tries: number } | null;
  claim: { hash: string; expiresAt: Date } | null;
  namedAt: Date;
  verifiedAt: Date | null;
  replacedAt: Date | null;
  /** When his ward was last asked to name another, because he is himself the other one of an item or a match. */
  conflictToldAt: Date | null;
}

/** A ward's guardian (wali). She names him, he verifies himself through his e-mail, and then he decides for her. */
export class Guardian extends Aggregate<GuardianState> {
  /** As he was saved. */
  static from(state: GuardianState): Guardian {
    return new Guardian(state);
  }

  /** A ward names him, and he is invited. Throws `guardianship.own-email` where the address is her own. */
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
      conflictToldAt: null,
    });
    guardian.invite(invitation, at);
    guardian.record(guardianNamed(guardian.fact()));
    return guardian;
  }

  /** The ward corrects what she gave, until he is verified, and he is invited anew. */
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
    this.record(guardianInvited(this.fact()));
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

  /** He proved his e-mail by the link. A one-time claim lets him set up his account. */
  verifyByLink(claimHash: string, at: Date): void {
    this.becomeVerified(null, at);
    this.state = { ...this.state, claim: { hash: claimHash, expiresAt: after(at, CLAIM_LIFE) } };
  }

  /** He proved it by the code, which he entered in the account that acts as this guardian from now on. */
  verifyByCode(account: GuardianAccount, at: Date): void {
    this.becomeVerified(account.userId, at);
    this.link(account);
  }

  /** An account acts as this guardian. Spends the claim. */
  link(account: GuardianAccount): void {
    if (this.state.state !== 'verified') throw new DomainError('guardianship.not-verified');
    requireSuitable(account, this.state.wardId);
    this.state = { ...this.state, accountId: account.userId, accountActive: true, claim: null };
    this.record(guardianLinked({ ...this.fact(), accountId: account.userId }), guardianStatusChanged(this.fact()));
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
    this.record(guardianRefused(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** He no longer acts as her guardian. What he decided stays on record under his name. */
  withdraw(): void {
    if (this.state.state !== 'verified') throw new DomainError('guardianship.not-verified');
    this.state = { ...this.state, state: 'withdrawn', claim: null };
    this.record(guardianWithdrew(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** She names another in his place: from this moment he has no access. */
  replace(at: Date): void {
    if (this.state.state !== 'verified') throw new DomainError('guardianship.not-verified');
    this.state = { ...this.state, state: 'replaced', claim: null, replacedAt: at };
    this.record(guardianReplaced(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** His account was disabled, or enabled again. */
  followAccount(active: boolean): void {
    if (this.state.accountActive === active) return;
    this.state = { ...this.state, accountActive: active };
    this.record((active ? guardianResumed : guardianSuspended)(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** His account uses another address, which he proved: he is written to there. */
  moveTo(email: string): void {
    this.state = { ...this.state, email };
    this.record(guardianStatusChanged(this.fact()));
  }

  /** Whether his ward is to be asked now to name another, since he is himself the other one (decisions 5.11). */
  askForAnother(at: Date): boolean {
    const { conflictToldAt } = this.state;
    if (conflictToldAt && conflictToldAt > after(at, -CONFLICT_PAUSE)) return false;
    this.state = { ...this.state, conflictToldAt: at };
    return true;
  }

  /** Whether he acts: verified, and his account not disabled (decisions 2.12). The column `acting` says the same. */
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

  /** The code is spent. `provenIn` is the account in which he entered it; null where he used the link. */
  private becomeVerified(provenIn: UserId | null, at: Date): void {
    this.requirePending();
    this.state = { ...this.state, state: 'verified', verifiedAt: at, code: null };
    this.record(guardianVerified({ ...this.fact(), accountId: provenIn }), guardianStatusChanged(this.fact()));
  }

  private fact() {
    return { guardianId: this.state.id, wardId: this.state.wardId };
  }

  private requirePending(): void {
    if (this.state.state === 'verified') throw new DomainError('guardianship.already-verified');
    if (this.state.state !== 'pending') throw new DomainError('guardianship.link-invalid');
  }
}

/** Any account but a woman's or the ward's own may act as guardian (decisions 2.3). */
export function requireSuitable(account: GuardianAccount, wardId: UserId): void {
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
