import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import { networkOf, type Limits } from '#kernel/limits.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { SignUp } from '../../identity/contracts/auth.schema.ts';
import type { PaidSignUps } from '../../identity/index.ts';
import type { OpenCheckout, OpenedCheckout, CheckoutRequest } from '../checkout/open-checkout.ts';
import { normalCode } from '../domain/promo-code.ts';
import { billingLimits } from '../limits.ts';

interface Ports {
  limits: Limits;
  signUps: PaidSignUps;
  open: OpenCheckout;
}
interface Visit {
  /** Handle of the sign-up cookie. */
  handle: string | undefined;
  address: string;
  language: Language;
}

/** Opens or continues the checkout of a sign-up with a paid plan. */
export class BeginSignUpCheckout extends UseCase<Ports> {
  /**
   * With a form it starts a new sign-up and returns the handle for the browser's cookie; without one it continues this
   * browser's sign-up.
   * @throws billing.sign-up-expired, common.rate-limited, and what a sign-up and `OpenCheckout.run` throw
   */
  async execute(
    form: SignUp | null,
    wanted: CheckoutRequest,
    { handle, ...from }: Visit,
  ): Promise<OpenedCheckout & { email: string; handle: string | null }> {
    const { limits, signUps, open } = this.ports;
    // Codes could be guessed.
    if (normalCode(wanted.promoCode ?? '') !== '')
      await limits.consume(billingLimits['promo codes tried from an address'], networkOf(from.address));
    const before = await signUps.ofHandle(handle);
    // A form sent again from the same browser replaces the sign-up begun there.
    if (form && before) {
      await limits.consume(billingLimits['checkouts of a buyer'], before.id);
      await open.release({ signUpId: before.id });
    }
    const pendingSignUpId = form && (await signUps.save(form, from));
    const signUp = pendingSignUpId ?? before;
    if (!signUp) throw new DomainError('billing.sign-up-expired');
    const { id: signUpId, email, isWoman: waitsForGuardian } = signUp;
    await limits.consume(billingLimits['checkouts of a buyer'], signUpId);
    return {
      ...(await open.run({ signUpId, email, waitsForGuardian }, wanted)),
      email,
      handle: pendingSignUpId?.handle ?? null,
    };
  }
}
