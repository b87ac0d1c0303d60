import nodemailer from 'nodemailer';
import Stripe from 'stripe';
import type { StripeAccess } from '#kernel/kernel.ts';
import { stripeClient } from '../modules/billing/infra/stripe/stripe-client.ts';
import { EVENTS } from '../modules/billing/infra/stripe/stripe-events.ts';
import type { DoctorResult } from './doctor-result.ts';

/** How long the doctor waits for a service, in milliseconds. */
const PATIENCE = 5000;

/** Connects to the mail server and signs in as MAIL_URL says; sends nothing. */
export async function examineMailServer(mailUrl: string, patience = PATIENCE): Promise<DoctorResult> {
  const { host } = new URL(mailUrl);
  const what = `Mail server of MAIL_URL, ${host}`;
  const transport = nodemailer.createTransport({
    url: mailUrl,
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  try {
    await transport.verify();
    return { what, mend: null };
  } catch (error) {
    return { what, mend: mailServerAdvice(error as MailError, patience) };
  } finally {
    transport.close();
  }
}

interface MailError extends Error {
  code?: string;
  responseCode?: number;
}

function mailServerAdvice({ code, message, responseCode }: MailError, patience: number): string {
  if (code === 'EAUTH')
    return `It refuses the user or the password of MAIL_URL${responseCode ? ` (${responseCode})` : ''}. Check both; encode special characters as in any address.`;
  if (code === 'ETIMEDOUT')
    return `It did not answer within ${patience / 1000} seconds. Check host and port of MAIL_URL, and whether a firewall closes the port.`;
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message)) return 'Its host is unknown. Check the host of MAIL_URL.';
  if (/ECONNREFUSED/.test(message)) return 'Nothing listens there. Check host and port of MAIL_URL.';
  if (/certificate/i.test(message))
    return 'Its certificate is not trusted. MAIL_URL must name the host of the certificate, which must be of a known authority.';
  if (code === 'ETLS' || /ssl|tls/i.test(message))
    return 'It does not speak TLS as MAIL_URL says. Usual are smtps:// with port 465 and smtp:// with port 587.';
  return `It does not take emails (${responseCode ?? code ?? 'unknown error'}). npm run mail:test -- <address> says more.`;
}

/** Reads from the payment provider with the key of the settings, and where it sends its webhooks. */
export async function examinePayments(
  access: StripeAccess,
  { appUrl, isProduction }: { appUrl: string; isProduction: boolean },
): Promise<DoctorResult[]> {
  const stripe = stripeClient(access, { maxNetworkRetries: 0, timeout: PATIENCE });
  const what = 'Payment provider, read with STRIPE_SECRET_KEY';
  try {
    await stripe.prices.list({ lookup_keys: ['none'], active: true, limit: 1 });
  } catch (error) {
    return [{ what, mend: providerAdvice(error) }];
  }
  return [
    { what, mend: null },
    ...(isProduction && access.secretKey.includes('_test_')
      ? [{ what: 'Keys of live mode: no real payment is taken now', mend: null, advised }]
      : []),
    await examineWebhooks(stripe, `${appUrl}/api/webhooks/stripe`),
  ];
}

const advised = true as const;

async function examineWebhooks(stripe: Stripe, url: string): Promise<DoctorResult> {
  const what = `Webhooks of the payment provider to ${url}`;
  let endpoints: Stripe.WebhookEndpoint[];
  try {
    endpoints = (await stripe.webhookEndpoints.list({ limit: 100 })).data;
  } catch {
    return { what: `${what}: this key may not read where they go`, mend: null, advised };
  }
  const endpoint = endpoints.find((each) => each.url === url);
  if (!endpoint) return { what, mend: 'No endpoint has this address. Add it at the provider (docs/operations.md).' };
  if (endpoint.status !== 'enabled') return { what, mend: 'The endpoint is disabled. Enable it at the provider.' };
  const sent = new Set(endpoint.enabled_events);
  const missing = sent.has('*') ? [] : EVENTS.filter((event) => !sent.has(event));
  if (missing.length > 0) return { what, mend: `The endpoint lacks these events: ${missing.join(', ')}.` };
  return { what, mend: null };
}

function providerAdvice(error: unknown): string {
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return 'It refuses STRIPE_SECRET_KEY. Copy the key again; a key that was rolled is no longer valid.';
  if (error instanceof Stripe.errors.StripePermissionError)
    return 'STRIPE_SECRET_KEY may not read prices. Use a secret key, or give the restricted key the rights that the product uses.';
  if (error instanceof Stripe.errors.StripeConnectionError)
    return 'It cannot be reached. Check whether this machine may call api.stripe.com by https.';
  const status = error instanceof Stripe.errors.StripeError ? error.statusCode : undefined;
  return `It does not answer as it should (${status ?? 'unknown error'}). Try again later.`;
}
