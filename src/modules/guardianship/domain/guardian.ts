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
/** So often at most a ward is asked to name another because her guardian is the other one himself. */
const CONFLICT_PAUSE = DAY;

/** An account that is to act as a guardian. */
export interface GuardianAccount {
  userId: UserId;
  gender: 'male' | 'female' | null;
  email: string;
}

/** Whoever uses an address, with all accounts at its mailbox: those of one mailbox are one person. */
export interface MailboxIdentity {
  email: string;
  accounts: UserId[];
}

/** What a mailed link lets him do once: act with an account. */
interface Claim {
  hash: string;
  expiresAt: Date;
}

/** What is kept of a guardian. */
export interface GuardianState extends GuardianStatusInput {
  id: GuardianId;
  wardId: UserId;
  name: string;
  email: string;
  /** Null once he refused. */
  phone: string | null;
  relation: WaliRelation;
  /** In which he is written to. */
  language: Language;
  accountId: UserId | null;
  /** Accounts that shared his mailbox and do not any more. They are he all the same. */
  formerAccounts: UserId[];
  /** Names the newest invitation in its links. Who was invited before, at another address, does not know it. */
  invitationId: InvitationId | null;
  code: { hash: string; expiresAt: Date; tries: number } | null;
  claim: Claim | null;
  /** The one before it, which he may be using as another is mailed. */
  formerClaim: Claim | null;
  /** Of the link by which he steps down without an account. */
  stepDownTokenHash: string | null;
  namedAt: Date;
  verifiedAt: Date | null;
  /** When the staff confirmed that he is another person than his ward; it is not asked again for the same reasons. */
  confirmedAt: Date | null;
  /** When she put another in his place although he acted. */
  replacedAt: Date | null;
  /** Why his part ended, when, and what he said of it. */
  ended: { because: EndCause; at: Date; reason: string | null } | null;
  /** When his ward was last asked to name another, because he is himself the other one of an item or a match. */
  conflictNotifiedAt: Date | null;
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

  /** The ward corrects what she gave, until he is verified, and he is invited anew. */
  correct(wali: Wali, ward: { email: string }, invitation: Invitation, at: Date): void {
    requireOtherMailbox(wali.waliEmail, ward.email);
    this.requirePending();
    const formerAccounts = sameMailbox(this.state.email, wali.waliEmail) ? this.state.formerAccounts : [];
    this.state = { ...this.state, ...detailsOf(wali), formerAccounts };
    this.invite(invitation, at);
  }

  /** A new link and code; those of any earlier e-mail end. */
  invite({ id, codeHash }: Invitation, at: Date): void {
    this.requirePending();
    const code = { hash: codeHash, expiresAt: after(at, CODE_LIFE), tries: 0 };
    this.state = { ...this.state, invitationId: id, code };
    this.record(guardianInvited(this.fact()));
  }

  /** Whether the code fits. Throws what has become of it when it is spent. Looking counts nothing. */
  fits(hash: string, at: Date): boolean {
    if (this.state.ended?.because === 'refused') throw new DomainError('guardianship.link-refused');
    if (this.state.state === 'verified')
      throw new DomainError(this.state.check ? 'guardianship.verification-under-review' : 'guardianship.link-used');
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

  /**
   * He proved his e-mail by the link. A one-time claim lets him set up his account, unless something suggests that he
   * is his ward: then the staff look first.
   */
  verifyByLink(claimHash: string, signs: CheckReason[], at: Date): void {
    this.becomeVerified(null, signs, at);
    if (!this.state.check) this.giveClaim(claimHash, at);
  }

  /** He proved it in the account that acts as this guardian from now on, by the code or by the link. */
  verifySignedIn(account: GuardianAccount, ward: { email: string }, signs: CheckReason[], at: Date): void {
    this.becomeVerified(account.userId, signs, at);
    this.link(account, ward);
  }

  /**
   * A woman proved that she reads his mailbox. Where he acts by that alone, he may be she: the staff look, also if they
   * confirmed him before.
   */
  shareMailboxWithWoman(at: Date): void {
    const { state, accountId, check } = this.state;
    if (state !== 'verified' || accountId || check?.reasons.includes('address')) return;
    this.state = { ...this.state, confirmedAt: null };
    this.raiseCheck([...(check?.reasons ?? []), 'address'], at);
  }

  /** Something suggests that he and his ward are one: he does not act until the staff have looked. */
  raiseCheck(reasons: CheckReason[], at: Date): void {
    if (this.state.confirmedAt) return;
    this.state = { ...this.state, check: { reasons, raisedAt: at } };
    this.record(guardianCheckRaised(this.fact()), guardianStatusChanged(this.fact()));
  }

  /**
   * The staff found him to be another person. Where he has no account yet, he is given a claim. He acts from then on,
   * so that what else is asked about him is settled first.
   */
  confirmCheck(claimHash: string, at: Date): void {
    this.requireCheck();
    if (this.state.dispute) throw new DomainError('guardianship.dispute-first');
    this.state = { ...this.state, check: null, confirmedAt: at };
    const { accountId } = this.state;
    if (!accountId) this.giveClaim(claimHash, at);
    this.record(guardianVerified({ ...this.fact(), accountId }), guardianStatusChanged(this.fact()));
  }

  /** The staff could not find that he is another person: his part ends. */
  refuseCheck(at: Date): void {
    this.requireCheck();
    this.end('check', at);
    this.record(guardianCheckRefused(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** An account acts as this guardian. Spends the claim, whose link says so from then on. */
  link(account: GuardianAccount, { email }: { email: string }): void {
    this.requireVerified();
    requireSuitable(account, { userId: this.state.wardId, email });
    this.state = { ...this.state, accountId: account.userId, accountActive: true, stepDownTokenHash: null };
    this.record(guardianLinked({ ...this.fact(), accountId: account.userId }), guardianStatusChanged(this.fact()));
  }

  /**
   * Throws `claim-used`, `verification-under-review` while the staff look at him, and `claim-expired` where it can be
   * sent anew.
   */
  requireLiveClaim(hash: string, at: Date): void {
    this.requireUnusedClaim();
    if (this.state.state === 'verified' && this.state.check)
      throw new DomainError('guardianship.verification-under-review');
    const claim = [this.state.claim, this.state.formerClaim].find((one) => one?.hash === hash);
    if (!this.acts || !claim) throw new DomainError('guardianship.claim-invalid');
    if (claim.expiresAt <= at) throw new DomainError('guardianship.claim-expired');
  }

  /** Another one-time claim, while he has no account. The one before it, where it has not ended, stays as it was. */
  renewClaim(claimHash: string, at: Date): void {
    this.requireUnusedClaim();
    if (!this.acts) throw new DomainError('guardianship.claim-invalid');
    const formerClaim = this.state.claim;
    this.giveClaim(claimHash, at);
    this.state = { ...this.state, formerClaim };
  }

  /** A link by which he steps down without an account; an earlier one ends. It lasts as long as he is her guardian. */
  issueStepDownToken(hash: string): void {
    this.requireVerified();
    this.state = { ...this.state, stepDownTokenHash: hash };
  }

  /** 'I am not her guardian': the request ends and his details go. */
  refuse(at: Date): void {
    this.requirePending();
    this.end('refused', at);
    this.state = { ...this.state, name: '', email: '', phone: null };
    this.record(guardianRefused(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** He steps down; his reason, where he gives one, is for his record and for his ward. */
  stepDown(reason: string | null, at: Date): void {
    this.requireVerified();
    this.end('stepped-down', at, reason);
    this.record(guardianSteppedDown(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** He leaves the service, and with it his office. What he decided stays on record under his name. */
  withdraw(at: Date): void {
    this.requireVerified();
    this.end('left', at);
    this.record(guardianWithdrew(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** She names another in his place: from this moment he has no access. */
  replace(at: Date): void {
    this.requireVerified();
    // Whoever does not act has to be replaced: it is not counted among her free choices.
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

  /** The staff look into a question about him. He does not act meanwhile. */
  openDispute(reason: string, at: Date): void {
    this.requireVerified();
    if (this.state.dispute) throw new DomainError('guardianship.already-disputed');
    this.state = { ...this.state, dispute: { openedAt: at, reason } };
    this.record(guardianDisputed(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** The question is settled in his favour: he acts as before. */
  dismissDispute(): void {
    this.requireDispute();
    this.state = { ...this.state, dispute: null };
    this.record(guardianDisputeDismissed(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** The question is settled against him: his part ends. */
  upholdDispute(at: Date): void {
    this.requireDispute();
    this.end('dispute', at);
    this.record(guardianDisputeUpheld(this.fact()), guardianStatusChanged(this.fact()));
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

  /** He is written to in this language from now on. */
  speak(language: Language): void {
    this.state = { ...this.state, language };
  }

  /** These accounts are about to share his mailbox no more. */
  remember(accounts: UserId[]): void {
    const others = accounts.filter((id) => id !== this.state.accountId);
    this.state = { ...this.state, formerAccounts: [...new Set([...this.state.formerAccounts, ...others])] };
  }

  /** Whether his ward is to be asked now to name another, since he is himself the other one. */
  requestAnotherGuardian(at: Date): boolean {
    const { conflictNotifiedAt } = this.state;
    if (conflictNotifiedAt && conflictNotifiedAt > after(at, -CONFLICT_PAUSE)) return false;
    this.state = { ...this.state, conflictNotifiedAt: at };
    return true;
  }

  /** Whether he acts. */
  get acts(): boolean {
    return acts(this.state);
  }

  /** How it stands with him, in one word. */
  get status(): GuardianStatus {
    return guardianStatusOf(this.state);
  }

  /** Whether the staff never settled in his favour what they looked at. */
  get isUnsettled(): boolean {
    const { check, dispute } = this.state;
    return check !== null || dispute !== null;
  }

  /** Whether the staff look at a question about him, or have ended his part because of one. */
  get isDoubted(): boolean {
    return this.isUnsettled || ['check', 'dispute'].includes(this.state.ended?.because ?? '');
  }

  /** Whether she gave the same number for two men: another name at another mailbox. */
  sharesNumberWith({ state: other }: Guardian): boolean {
    const { name, email, phone } = this.state;
    if (!phone || !other.phone || sameMailbox(email, other.email)) return false;
    return digitsOf(phone) === digitsOf(other.phone) && name.toLowerCase() !== other.name.toLowerCase();
  }

  /** Whether both records are of one man, by mailbox or account. */
  isOneWith({ state: other }: Guardian): boolean {
    const { accountId, email } = this.state;
    return (accountId !== null && accountId === other.accountId) || sameMailbox(email, other.email);
  }

  /** Where he is written to: at the address he proved, as the settings of his account say where he has one. */
  get recipient(): { name: string; address: string; accountId: UserId | null; language: Language } {
    return { ...this.mailbox, accountId: this.state.accountId };
  }

  /** The same, whatever the settings of an account say. */
  get mailbox(): { name: string; address: string; language: Language } {
    const { name, email: address, language } = this.state;
    return { name, address, language };
  }

  /**
   * Whether he and somebody else are one, by account or by mailbox, that of his account too, now or before: nobody
   * decides about himself. `isThePersonSql` says the same to queries.
   */
  isThePerson({ email, accounts }: MailboxIdentity): boolean {
    const { accountId, formerAccounts } = this.state;
    const isHis = (id: UserId) => id === accountId || formerAccounts.includes(id);
    return accounts.some(isHis) || sameMailbox(this.state.email, email);
  }

  /** The code is spent. `provenIn` is the account in which he proved it; null where he used the link alone. */
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

/** A number as it is compared: '07700 900123' and '+44 7700 900123' end alike. */
const digitsOf = (phone: string): string =>
  asciiDigits(phone)
    .replace(/\D/g, '')
    .replace(/^(?:00|0)+/, '')
    .slice(-9);

/** Any account but a woman's, the ward's own or one at her mailbox may act as guardian. */
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
