import Router from '@koa/router';
import { DomainError } from '#kernel/errors.ts';
import type { State } from '#kernel/http/context.ts';
import { parse, publicRoute, route } from '#kernel/http/route.ts';
import { answerText } from '#kernel/i18n/answers.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import { penceOf, poundsOf } from '#kernel/values/money.ts';
import type { SessionGateway } from '../../identity/index.ts';
import type { RequestRefund } from '../commands/request-refund.ts';
import type { BeginMemberCheckout } from '../commands/begin-member-checkout.ts';
import type { BeginSignUpCheckout } from '../commands/begin-sign-up-checkout.ts';
import type { ChangeCard } from '../commands/change-card.ts';
import type { ChangeRenewal } from '../commands/change-renewal.ts';
import type { CheckPromoCode } from '../commands/check-promo-code.ts';
import type { PayBySavedCard } from '../commands/pay-by-saved-card.ts';
import type { VerifyPayment } from '../commands/verify-payment.ts';
import * as contract from '../contracts/checkout.schema.ts';
import type { OpenedCheckout } from '../checkout/open-checkout.ts';
import type { BrowserAccess } from '../browser-access.ts';
import type { ListInvoices } from '../queries/list-invoices.ts';

interface RouteHandlers {
  sessionGateway: SessionGateway;
  browser: BrowserAccess;
  beginSignUp: BeginSignUpCheckout;
  beginMember: BeginMemberCheckout;
  savedCard: PayBySavedCard;
  verify: VerifyPayment;
  checkPromo: CheckPromoCode;
  renewal: ChangeRenewal;
  card: ChangeCard;
  refund: RequestRefund;
  invoices: ListInvoices;
}

export function checkoutRoutes(use: RouteHandlers): Router {
  const router = new Router();
  const answer = ({
    checkout,
    plan,
    agreement,
    clientSecret,
    savedCard,
    email,
  }: OpenedCheckout & { email: string }) => ({
    ...use.browser,
    clientSecret,
    plan: {
      id: plan.id,
      name: plan.name,
      price: poundsOf(checkout.state.price),
      currency: 'GBP',
      duration: plan.months,
    },
    email,
    credit: poundsOf(checkout.state.credit),
    amountOff: poundsOf(checkout.state.discount),
    amountDue: poundsOf(checkout.amountDue),
    savedCard,
    agreement,
    expiresAt: checkout.expiresAt.toISOString(),
  });
  const outcome = (status: 'succeeded' | 'processing', done: 'signUpPaid' | 'planPaid', language: Language) => ({
    status,
    message: answerText(status === 'succeeded' ? done : 'paymentProcessing', {}, language),
  });

  publicRoute(router, contract.createSignUpCheckout, async ({ body, language, ctx }) => {
    const { planId, promoCode, beginAtOnce, signupData, email } = body;
    // Without a password the browser has returned, and the server has stored the form.
    const isForm = signupData?.password !== undefined;
    const given = { ...signupData, email: signupData?.['email'] ?? email };
    const form = isForm ? parse(contract.signUpData, given, { language }) : null;
    const visit = { handle: use.sessionGateway.signUpHandleOf(ctx), address: ctx.ip, language };
    const opened = await use.beginSignUp.execute(form, { planId, promoCode, beginAtOnce, language }, visit);
    if (opened.handle) use.sessionGateway.giveSignUpHandle(ctx, opened.handle);
    return answer(opened);
  });
  publicRoute(router, contract.verifySignUpPayment, async ({ body, language, ctx }) =>
    outcome(await use.verify.execute(body, { buyer: null, address: ctx.ip }), 'signUpPaid', language),
  );

  route(router, contract.createUpgradeCheckout, async ({ body: { planId, promoCode, beginAtOnce }, language }, actor) =>
    answer(await use.beginMember.execute(actor, { planId, promoCode, beginAtOnce, language })),
  );
  route(router, contract.payBySavedCard, ({ body, language }, actor) =>
    use.savedCard.execute(actor, { ...body, language }),
  );
  route(router, contract.verifyUpgradePayment, async ({ body, language, ctx }, { userId }) =>
    outcome(await use.verify.execute(body, { buyer: userId, address: ctx.ip }), 'planPaid', language),
  );

  publicRoute(router, contract.checkPromoCode, async ({ body, ctx }) => {
    const accountId = (ctx.state as State).actor?.userId ?? null;
    const asker = { accountId, handle: use.sessionGateway.signUpHandleOf(ctx), address: ctx.ip };
    const { promo, amountOff, amountDue } = await use.checkPromo.execute(body, asker);
    const { code, discountType, discountValue } = promo;
    return {
      code,
      discountType,
      discountValue: discountType === 'fixed' ? poundsOf(penceOf(discountValue)) : String(discountValue),
      amountOff: poundsOf(amountOff),
      amountDue: poundsOf(amountDue),
    };
  });

  route(router, contract.cancelSubscription, async ({ language }, { userId }) => {
    const outcome = await use.renewal.execute(userId, 'cancel');
    return {
      success: true as const,
      message: answerText(outcome === 'ended' ? 'subscriptionEnded' : 'subscriptionCancelled', {}, language),
    };
  });
  route(router, contract.resumeSubscription, async ({ language }, { userId }) => {
    await use.renewal.execute(userId, 'resume');
    return { success: true as const, message: answerText('subscriptionResumed', {}, language) };
  });
  route(router, contract.changeCard, async (_, { userId }) => ({
    ...(await use.card.execute(userId)),
    ...use.browser,
  }));

  route(router, contract.requestRefund, async ({ body, language, ctx }, { userId }) => {
    const refunded = await use.refund.execute(userId, body.reason);
    if (refunded.status === 'asked') {
      ctx.status = contract.requestRefund.laterStatus!;
      return { status: 'asked' as const, message: answerText('refundRequested', {}, language) };
    }
    const amountRefunded = poundsOf(refunded.amount);
    const message = answerText('refundMade', { amount: `£${amountRefunded}` }, language);
    return { status: 'refunded' as const, amountRefunded, message };
  });

  route(router, contract.listInvoices, (_, { userId }) => use.invoices.execute(userId));
  route(router, contract.getInvoice, async ({ params: { id } }, { userId }) => {
    const invoice = (await use.invoices.execute(userId)).find((one) => one.id === id);
    if (!invoice) throw new DomainError('common.not-found');
    return invoice;
  });

  return router;
}
