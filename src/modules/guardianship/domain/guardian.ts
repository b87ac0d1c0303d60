import type { Wali } from '../../identity/contracts/wali.schema.ts';
import { after, DAY } from '#kernel/clock.ts';
import { sameMailbox } from '#kernel/values/email-address.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { GuardianId, UserId } from '#kernel/values/ids.ts';
import type { CheckReason, StaffGuardianStatus } from '../contracts/guardian-status.ts';
import {
  guardianLinked,
  guardianNamed,
  guardianNoticeDue,
  guardianReplaced,
  guardianResumed,
  guardianStatusChanged,
  guardianSteppedDown,
  guardianSuspended,
  guardianVerified,
  guardianWithdrew,
} from '../events.ts';
import { GuardianInvitations } from './guardian-invitations.ts';
import { requirePending, requireVerified } from './guardian-requirements.ts';
import { suitorBar } from './replacing.ts';
import { detailsOf, newGuardianState, type GuardianState } from './guardian-state.ts';
import { acts, guardianStatusOf } from './guardian-status.ts';
import { requireOtherMailbox, requireSuitable, type GuardianAccount } from './suitability/require-suitable.ts';
import type { Invitation } from './verification-code.ts';

/** Shortest time between two requests to a ward to name another guardian because hers is the other person himself. */
const CONFLICT_PAUSE = DAY;

/** A ward's guardian (wali). She names him, he verifies himself by email, and then he decides for her. */
export class Guardian extends GuardianInvitations {
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
    const guardian = new Guardian(newGuardianState(id, ward.userId, wali, at));
    guardian.invite(invitation, at);
    guardian.record(guardianNamed(guardian.fact()));
    return guardian;
  }

  /** Corrects the details of an unverified guardian and invites him again. */
  correct(wali: Wali, ward: { email: string }, invitation: Invitation, at: Date): void {
    requireOtherMailbox(wali.waliEmail, ward.email);
    requirePending(this.state);
    const formerAccounts = sameMailbox(this.state.email, wali.waliEmail) ? this.state.formerAccounts : [];
    this.state = { ...this.state, ...detailsOf(wali), formerAccounts };
    this.invite(invitation, at);
  }

  /** Corrects the mistyped address of an unverified guardian, who is invited again. */
  correctAddress(email: string, ward: { email: string }): void {
    requireOtherMailbox(email, ward.email);
    requirePending(this.state);
    this.state = { ...this.state, email, formerAccounts: [] };
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

  /** Links the account that acts as this guardian. Uses up the claim, whose link says so from then on. */
  link(account: GuardianAccount, { email }: { email: string }): void {
    requireVerified(this.state);
    requireSuitable(account, { userId: this.state.wardId, email });
    this.state = { ...this.state, accountId: account.userId, accountActive: true, stepDownTokenHash: null };
    this.record(guardianLinked({ ...this.fact(), accountId: account.userId }), guardianStatusChanged(this.fact()));
  }

  /** Ends his part; his reason, if any, is for his record and for his ward. */
  stepDown(reason: string | null, at: Date): void {
    requireVerified(this.state);
    // His used link still says what he decided.
    const { stepDownTokenHash } = this.state;
    this.end('stepped-down', at, reason);
    this.state = { ...this.state, stepDownTokenHash };
    this.record(guardianSteppedDown(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** Ends his part because he leaves the service. His decisions stay on record under his name. */
  withdraw(at: Date): void {
    requireVerified(this.state);
    this.end('left', at);
    this.record(guardianWithdrew(this.fact()), guardianStatusChanged(this.fact()));
  }

  /**
   * Ends his access at once, because she named another guardian. Until `notifyFrom`, if any, his pages show a ward of
   * whom there is nothing to read.
   */
  replace(at: Date, notifyFrom: Date | null = null): void {
    requireVerified(this.state);
    // A guardian who does not act has to be replaced: it does not count as a free replacement.
    const replacedAt = this.acts ? at : null;
    this.state = {
      ...this.state,
      state: 'replaced',
      claim: null,
      formerClaim: null,
      stepDownTokenHash: null,
      suitorBarredUntil: suitorBar(this.state, at),
      replacedAt,
    };
    this.record(guardianReplaced(this.fact()), guardianStatusChanged(this.fact()));
    this.informFrom(notifyFrom);
  }

  /** Informs him that she replaced him or is leaving: at once, or on the morning that she chose. */
  informFrom(notifyFrom: Date | null): void {
    this.state = { ...this.state, notifyFrom };
    if (!notifyFrom) this.record(guardianNoticeDue(this.fact()));
  }

  /** Forgets a postponed notice, because she returns or he stepped down himself. */
  cancelNotice(): void {
    if (!this.state.notifyFrom) return;
    this.state = { ...this.state, notifyFrom: null };
    this.record(guardianStatusChanged(this.fact()));
  }

  /** Informs him if the morning has come that she chose. */
  informIfDue(at: Date): void {
    const { notifyFrom } = this.state;
    if (!notifyFrom || notifyFrom > at) return;
    this.cancelNotice();
    this.informFrom(null);
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

  get status(): StaffGuardianStatus {
    return guardianStatusOf(this.state);
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

  /** Uses up the code. `provenIn` is the account in which he proved his email; null if he used the link alone. */
  private becomeVerified(provenIn: UserId | null, signs: CheckReason[], at: Date): void {
    requirePending(this.state);
    this.state = { ...this.state, state: 'verified', verifiedAt: at, code: null };
    this.declare(at);
    // An imam is not known to the service: the staff phone him first (R-D.2).
    const reasons: CheckReason[] = this.state.relation === 'imam' ? [...signs, 'imam'] : signs;
    if (reasons.length > 0) return this.raiseCheck(reasons, at);
    this.record(guardianVerified({ ...this.fact(), accountId: provenIn }), guardianStatusChanged(this.fact()));
  }
}
