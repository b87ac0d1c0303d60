import type { Wali, WaliRelation } from '../../identity/contracts/wali.ts';
import { after, DAY } from '#kernel/clock.ts';
import { asciiDigits } from '#kernel/contracts/digits.ts';
import { normalEmail, sameMailbox } from '#kernel/values/email-address.ts';
import { DomainError, errorText } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { GuardianId, InvitationId, UserId } from '#kernel/values/ids.ts';
import type { CheckReason, GuardianStatus } from '../contracts/guardian.ts';
import {
  guardianCheckRaised,
  guardianCheckRefused,
  guardianDisputeDismissed,
  guardianDisputed,
  guardianDisputeUpheld,
  guardianInvited,
  guardianLinked,
  guardianNamed,
  guardianRefused,
  guardianReplaced,
  guardianResumed,
  guardianSteppedDown,
  guardianSuspended,
  guardianVerified,
  guardianWithdrew,
  guardianStatusChanged,
} from '../events.ts';
import { acts, guardianStatusOf, type EndCause, type GuardianStatusInput } from './guardian-status.ts';
import { CODE_LIFE, CODE_TRIES, type Invitation } from './verification-code.ts';

const CLAIM_LIFE = 7 * DAY;
/** Shortest time between two requests to a ward to name another guardian because hers is the other person himself. */
const CONFLICT_PAUSE = DAY;

export interface GuardianAccount {
  userId: UserId;
  gender: 'male' | 'female' | null;
  email: string;
}

/** The person behind an address: all accounts at one mailbox are one person. */
export interface MailboxIdentity {
  email: string;
  accounts: UserId[];
}

/** One-time right to link an account, given by an emailed link. */
interface Claim {
  hash: string;
  expiresAt: Date;
}

export interface GuardianState extends GuardianStatusInput {
  id: GuardianId;
  wardId: UserId;
  name: string;
  email: string;
  /** Null once he refused. */
  phone: string | null;
  relation: WaliRelation;
  language: Language;
  accountId: UserId | null;
  /** Accounts that once shared his mailbox; they still count as him. */
  formerAccounts: UserId[];
  /**
   * Names the newest invitation in its links. A man who was invited earlier, at another address, does not know the id.
   */
  invitationId: InvitationId | null;
  code: { hash: string; expiresAt: Date; tries: number } | null;
  claim: Claim | null;
  /** Previous claim link, valid until it expires. */
  formerClaim: Claim | null;
  /** Hash of the link by which he steps down without an account. */
  stepDownTokenHash: string | null;
  namedAt: Date;
  verifiedAt: Date | null;
  /** When the staff confirmed that he and his ward are two people; the same reasons raise no check again. */
  confirmedAt: Date | null;
  /** When she replaced him although he acted. */
  replacedAt: Date | null;
  ended: { because: EndCause; at: Date; reason: string | null } | null;
  /** When his ward was last asked to name another because he is the other person of an item or match himself. */
  conflictNotifiedAt: Date | null;
}

/** A ward's guardian (wali). She names him, he verifies himself by email, and then he decides for her. */
export class Guardian extends Aggregate<GuardianState> {
  static from(state: GuardianState): Guardian {
    return new Guardian(state);
  }

  /**
   * Names and invites a ward's guardian.
   * @throws guardianship.own-email if the address is hers
   */
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
      check: null,
      dispute: null,
      accountId: null,
      formerAccounts: [],
      accountActive: true,
      invitationId: null,
      code: null,
      claim: null,
      formerClaim: null,
      stepDownTokenHash: null,
      namedAt: at,
      verifiedAt: null,
      confirmedAt: null,
      replacedAt: null,
      ended: null,
      conflictNotifiedAt: null,
    });
    guardian.invite(invitation, at);
    guardian.record(guardianNamed(guardian.fact()));
    return guardian;
  }

  /** Corrects the details of an unverified guardian and invites him again. */
  correct(wali: Wali, ward: { email: string }, invitation: Invitation, at: Date): void {
    requireOtherMailbox(wali.waliEmail, ward.email);
    this.requirePending();
    const formerAccounts = sameMailbox(this.state.email, wali.waliEmail) ? this.state.formerAccounts : [];
    this.state = { ...this.state, ...detailsOf(wali), formerAccounts };
    this.invite(invitation, at);
  }

  /** Sends a new link and code; those of earlier emails end. */
  invite({ id, codeHash }: Invitation, at: Date): void {
    this.requirePending();
    const code = { hash: codeHash, expiresAt: after(at, CODE_LIFE), tries: 0 };
    this.state = { ...this.state, invitationId: id, code };
    this.record(guardianInvited(this.fact()));
  }

  /**
   * Returns whether the code is correct, without counting the try.
   * @throws the code's outcome if it was used or has expired
   */
  fits(hash: string, at: Date): boolean {
    if (this.state.ended?.because === 'refused') throw new DomainError('guardianship.link-refused');
    if (this.state.state === 'verified')
      throw new DomainError(this.state.check ? 'guardianship.verification-under-review' : 'guardianship.link-used');
    const { code } = this.state;
    if (this.state.state !== 'pending' || !code) throw new DomainError('guardianship.link-invalid');
    if (code.expiresAt <= at || code.tries >= CODE_TRIES) throw new DomainError('guardianship.code-expired');
    return code.hash === hash;
  }

  /** Like `fits`, but counts a wrong code; the caller saves the count either way. */
  tryCode(hash: string, at: Date): boolean {
    const fits = this.fits(hash, at);
    const { code } = this.state;
    if (!fits && code) this.state = { ...this.state, code: { ...code, tries: code.tries + 1 } };
    return fits;
  }

  /**
   * Verifies him by the emailed link. A one-time claim lets him set up his account, unless something suggests that he
   * is his ward: then the staff look first.
   */
  verifyByLink(claimHash: string, signs: CheckReason[], at: Date): void {
    this.becomeVerified(null, signs, at);
    if (!this.state.check) this.giveClaim(claimHash, at);
  }

  /** Verifies him in the account that acts as this guardian from then on, by code or link. */
  verifySignedIn(account: GuardianAccount, ward: { email: string }, signs: CheckReason[], at: Date): void {
    this.becomeVerified(account.userId, signs, at);
    this.link(account, ward);
  }

  /**
   * Raises a check because a woman proved that she reads the mailbox by which he acts without an account: he may be
   * she. The staff look even if they confirmed him before.
   */
  shareMailboxWithWoman(at: Date): void {
    const { state, accountId, check } = this.state;
    if (state !== 'verified' || accountId || check?.reasons.includes('address')) return;
    this.state = { ...this.state, confirmedAt: null };
    this.raiseCheck([...(check?.reasons ?? []), 'address'], at);
  }

  /** Raises a check for signs that he and his ward are one person: he does not act until the staff have looked. */
  raiseCheck(reasons: CheckReason[], at: Date): void {
    if (this.state.confirmedAt) return;
    this.state = { ...this.state, check: { reasons, raisedAt: at } };
    this.record(guardianCheckRaised(this.fact()), guardianStatusChanged(this.fact()));
  }

  /**
   * Confirms that he and his ward are two people and, without an account, gives him a claim. He acts from then on, so
   * any dispute is resolved first.
   */
  confirmCheck(claimHash: string, at: Date): void {
    this.requireCheck();
    if (this.state.dispute) throw new DomainError('guardianship.dispute-first');
    this.state = { ...this.state, check: null, confirmedAt: at };
    const { accountId } = this.state;
    if (!accountId) this.giveClaim(claimHash, at);
    this.record(guardianVerified({ ...this.fact(), accountId }), guardianStatusChanged(this.fact()));
  }

  refuseCheck(at: Date): void {
    this.requireCheck();
    this.end('check', at);
    this.record(guardianCheckRefused(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** Links the account that acts as this guardian. Uses up the claim, whose link says so from then on. */
  link(account: GuardianAccount, { email }: { email: string }): void {
    this.requireVerified();
    requireSuitable(account, { userId: this.state.wardId, email });
    this.state = { ...this.state, accountId: account.userId, accountActive: true, stepDownTokenHash: null };
    this.record(guardianLinked({ ...this.fact(), accountId: account.userId }), guardianStatusChanged(this.fact()));
  }

  /**
   * @throws guardianship.claim-used, guardianship.verification-under-review and guardianship.claim-invalid
   * @throws guardianship.claim-expired if he can request a new claim
   */
  requireLiveClaim(hash: string, at: Date): void {
    this.requireUnusedClaim();
    if (this.state.state === 'verified' && this.state.check)
      throw new DomainError('guardianship.verification-under-review');
    const claim = [this.state.claim, this.state.formerClaim].find((one) => one?.hash === hash);
    if (!this.acts || !claim) throw new DomainError('guardianship.claim-invalid');
    if (claim.expiresAt <= at) throw new DomainError('guardianship.claim-expired');
  }

  /** Gives another claim while he has no account. The previous one stays valid until it expires. */
  renewClaim(claimHash: string, at: Date): void {
    this.requireUnusedClaim();
    if (!this.acts) throw new DomainError('guardianship.claim-invalid');
    const formerClaim = this.state.claim;
    this.giveClaim(claimHash, at);
    this.state = { ...this.state, formerClaim };
  }

  /** Replaces the link by which he steps down without an account. Valid as long as he is her guardian. */
  issueStepDownToken(hash: string): void {
    this.requireVerified();
    this.state = { ...this.state, stepDownTokenHash: hash };
  }

  /** 'I am not her guardian': ends the invitation and deletes his details. */
  refuse(at: Date): void {
    this.requirePending();
    this.end('refused', at);
    this.state = { ...this.state, name: '', email: '', phone: null };
    this.record(guardianRefused(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** Ends his part; his reason, if any, is for his record and for his ward. */
  stepDown(reason: string | null, at: Date): void {
    this.requireVerified();
    this.end('stepped-down', at, reason);
    this.record(guardianSteppedDown(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** Ends his part because he leaves the service. His decisions stay on record under his name. */
  withdraw(at: Date): void {
    this.requireVerified();
    this.end('left', at);
    this.record(guardianWithdrew(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** Ends his access at once, because she named another guardian. */
  replace(at: Date): void {
    this.requireVerified();
    // A guardian who does not act has to be replaced: it does not count as a free replacement.
    const replacedAt = this.acts ? at : null;
    this.state = {
      ...this.state,
      state: 'replaced',
      claim: null,
      formerClaim: null,
      stepDownTokenHash: null,
      replacedAt,
    };
    this.record(guardianReplaced(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** Opens a question about him; he does not act meanwhile. */
  openDispute(reason: string, at: Date): void {
    this.requireVerified();
    if (this.state.dispute) throw new DomainError('guardianship.already-disputed');
    this.state = { ...this.state, dispute: { openedAt: at, reason } };
    this.record(guardianDisputed(this.fact()), guardianStatusChanged(this.fact()));
  }

  dismissDispute(): void {
    this.requireDispute();
    this.state = { ...this.state, dispute: null };
    this.record(guardianDisputeDismissed(this.fact()), guardianStatusChanged(this.fact()));
  }

  upholdDispute(at: Date): void {
    this.requireDispute();
    this.end('dispute', at);
    this.record(guardianDisputeUpheld(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** Follows his account as it is disabled or enabled again. */
  followAccount(active: boolean): void {
    if (this.state.accountActive === active) return;
    this.state = { ...this.state, accountActive: active };
    this.record((active ? guardianResumed : guardianSuspended)(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** Sends his emails to the address that his account proved. */
  moveTo(email: string): void {
    this.state = { ...this.state, email };
    this.record(guardianStatusChanged(this.fact()));
  }

  setLanguage(language: Language): void {
    this.state = { ...this.state, language };
  }

  /** Records accounts that are about to leave his mailbox. */
  addFormerAccounts(accounts: UserId[]): void {
    const others = accounts.filter((id) => id !== this.state.accountId);
    this.state = { ...this.state, formerAccounts: [...new Set([...this.state.formerAccounts, ...others])] };
  }

  /**
   * Records a request to his ward to name another, because he is the other person himself. Returns false if
   * she was asked lately.
   */
  requestAnotherGuardian(at: Date): boolean {
    const { conflictNotifiedAt } = this.state;
    if (conflictNotifiedAt && conflictNotifiedAt > after(at, -CONFLICT_PAUSE)) return false;
    this.state = { ...this.state, conflictNotifiedAt: at };
    return true;
  }

  /** */
  get acts(): boolean {
    return acts(this.state);
  }

  get status(): GuardianStatus {
    return guardianStatusOf(this.state);
  }

  /** True if a check or dispute was not resolved in his favour. */
  get hasUnresolvedCase(): boolean {
    const { check, dispute } = this.state;
    return check !== null || dispute !== null;
  }

  /** True if the staff are looking into a question about him, or ended his part because of one. */
  get isUnderSuspicion(): boolean {
    return this.hasUnresolvedCase || ['check', 'dispute'].includes(this.state.ended?.because ?? '');
  }

  /** Returns whether she gave the same number for two men: another name at another mailbox. */
  sharesNumberWith({ state: other }: Guardian): boolean {
    const { name, email, phone } = this.state;
    if (!phone || !other.phone || sameMailbox(email, other.email)) return false;
    return digitsOf(phone) === digitsOf(other.phone) && name.toLowerCase() !== other.name.toLowerCase();
  }

  /** Returns whether both records are of one man, by mailbox or account. */
  isOneWith({ state: other }: Guardian): boolean {
    const { accountId, email } = this.state;
    return (accountId !== null && accountId === other.accountId) || sameMailbox(email, other.email);
  }

  /** The recipient of his emails: his proven address, with the settings of his account if he has one. */
  get recipient(): { name: string; address: string; accountId: UserId | null; language: Language } {
    return { ...this.mailbox, accountId: this.state.accountId };
  }

  /** The recipient of emails that no account setting suppresses. */
  get mailbox(): { name: string; address: string; language: Language } {
    const { name, email: address, language } = this.state;
    return { name, address, language };
  }

  /**
   * Returns whether he and somebody else are one person by account or mailbox, now or before: nobody decides about
   * himself. `isThePersonSql` repeats this definition for queries.
   */
  isThePerson({ email, accounts }: MailboxIdentity): boolean {
    const { accountId, formerAccounts } = this.state;
    const isHis = (id: UserId) => id === accountId || formerAccounts.includes(id);
    return accounts.some(isHis) || sameMailbox(this.state.email, email);
  }

  /** Uses up the code. `provenIn` is the account in which he proved his email; null if he used the link alone. */
  private becomeVerified(provenIn: UserId | null, signs: CheckReason[], at: Date): void {
    this.requirePending();
    this.state = { ...this.state, state: 'verified', verifiedAt: at, code: null };
    if (signs.length > 0) return this.raiseCheck(signs, at);
    this.record(guardianVerified({ ...this.fact(), accountId: provenIn }), guardianStatusChanged(this.fact()));
  }

  private giveClaim(hash: string, at: Date): void {
    this.state = { ...this.state, claim: { hash, expiresAt: after(at, CLAIM_LIFE) }, formerClaim: null };
  }

  private end(because: EndCause, at: Date, reason: string | null = null): void {
    const spent = { code: null, claim: null, formerClaim: null, stepDownTokenHash: null };
    this.state = { ...this.state, ...spent, state: 'withdrawn', ended: { because, at, reason } };
  }

  private fact() {
    return { guardianId: this.state.id, wardId: this.state.wardId };
  }

  private requirePending(): void {
    if (this.state.state === 'verified') throw new DomainError('guardianship.already-verified');
    if (this.state.state !== 'pending') throw new DomainError('guardianship.link-invalid');
  }

  private requireUnusedClaim(): void {
    if (this.state.accountId) throw new DomainError('guardianship.claim-used');
  }

  private requireVerified(): void {
    if (this.state.state !== 'verified') throw new DomainError('guardianship.not-verified');
  }

  private requireCheck(): void {
    this.requireVerified();
    if (!this.state.check) throw new DomainError('guardianship.not-checked');
  }

  private requireDispute(): void {
    this.requireVerified();
    if (!this.state.dispute) throw new DomainError('guardianship.not-disputed');
  }
}

/** The comparable end of a number: '07700 900123' and '+44 7700 900123' end alike. */
const digitsOf = (phone: string): string =>
  asciiDigits(phone)
    .replace(/\D/g, '')
    .replace(/^(?:00|0)+/, '')
    .slice(-9);

/** Refuses a woman's account, the ward's own, and one at her mailbox. */
export function requireSuitable(account: GuardianAccount, ward: { userId: UserId; email: string }): void {
  const isHers = account.userId === ward.userId || sameMailbox(account.email, ward.email);
  if (isHers || account.gender === 'female') throw new DomainError('guardianship.not-her-guardian');
}

function requireOtherMailbox(waliEmail: string, wardEmail: string): void {
  const waliEmailIs = (language: Language) => errorText('guardianship.own-email', {}, language);
  if (sameMailbox(waliEmail, wardEmail))
    throw new DomainError('guardianship.own-email', {}, { waliEmail: waliEmailIs });
}

const detailsOf = (wali: Wali) => ({
  name: wali.waliName,
  email: normalEmail(wali.waliEmail),
  phone: wali.waliPhone,
  relation: wali.waliRelation,
  language: wali.waliLanguage ?? 'en',
});
