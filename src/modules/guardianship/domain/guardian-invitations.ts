import { after } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { DECLARATION_VERSION } from '../contracts/guardian-verification.ts';
import { guardianInvited, guardianRefused, guardianStatusChanged, guardianUnanswered } from '../events.ts';
import { GuardianCases } from './guardian-cases.ts';
import { requirePending, requireUnusedClaim, requireVerified } from './guardian-requirements.ts';
import { acts } from './guardian-status.ts';
import { CODE_LIFE, CODE_TRIES, UNANSWERED, type Invitation } from './verification-code.ts';

const NO_DETAILS = { name: '', email: '', phone: null };

/** The emailed links and codes of a guardian, and his first answer. */
export abstract class GuardianInvitations extends GuardianCases {
  /** Sends a new link and code; those of earlier emails end. */
  invite({ id, codeHash }: Invitation, at: Date): void {
    requirePending(this.state);
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
      throw new DomainError(this.state.check ? 'guardianship.verification-under-review' : 'guardianship.link-used', {
        ...(!this.state.check && { verifiedAt: this.state.verifiedAt?.toISOString() ?? null }),
      });
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
   * @throws guardianship.claim-used, guardianship.verification-under-review and guardianship.claim-invalid
   * @throws guardianship.claim-expired if he can request a new claim
   */
  requireLiveClaim(hash: string, at: Date): void {
    requireUnusedClaim(this.state);
    if (this.state.state === 'verified' && this.state.check)
      throw new DomainError('guardianship.verification-under-review');
    const claim = [this.state.claim, this.state.formerClaim].find((one) => one?.hash === hash);
    if (!acts(this.state) || !claim) throw new DomainError('guardianship.claim-invalid');
    if (claim.expiresAt <= at) throw new DomainError('guardianship.claim-expired');
  }

  /** Gives another claim while he has no account. The previous one stays valid until it expires. */
  renewClaim(claimHash: string, at: Date): void {
    requireUnusedClaim(this.state);
    if (!acts(this.state)) throw new DomainError('guardianship.claim-invalid');
    const formerClaim = this.state.claim;
    this.giveClaim(claimHash, at);
    this.state = { ...this.state, formerClaim };
  }

  /** Replaces the link by which he steps down without an account. Valid as long as he is her guardian. */
  issueStepDownToken(hash: string): void {
    requireVerified(this.state);
    this.state = { ...this.state, stepDownTokenHash: hash };
  }

  /** 'I am not her guardian': ends the invitation and deletes his details. */
  refuse(at: Date): void {
    requirePending(this.state);
    this.end('refused', at);
    this.state = { ...this.state, ...NO_DETAILS };
    this.record(guardianRefused(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** Deletes the details of a man who never answered; the ward may name him again. */
  forgetUnanswered(at: Date): void {
    const { state, code } = this.state;
    if (state !== 'pending' || !code || after(code.expiresAt, UNANSWERED - CODE_LIFE) > at) return;
    this.end('unanswered', at);
    this.state = { ...this.state, ...NO_DETAILS };
    this.record(guardianUnanswered(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** Records that he confirmed what the words next to the button state. */
  declare(at: Date): void {
    this.state = { ...this.state, declared: { version: DECLARATION_VERSION, at } };
  }
}
