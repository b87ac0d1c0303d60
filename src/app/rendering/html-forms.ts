import type { Context, Middleware } from 'koa';
import { languageOfReader } from '#kernel/http/context.ts';
import { DomainError } from '#kernel/errors.ts';
import { addressIn } from '#kernel/i18n/languages.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import { claim, renewClaim } from '../../modules/guardianship/contracts/guardian-verification.ts';
import {
  confirmEmail,
  forgotPassword,
  resetPassword,
  signIn,
  signInWithCode,
  signOut,
} from '../../modules/identity/contracts/auth.ts';
import type { Answer, SentForm } from '../contracts/rendering.ts';
import { isConsole } from '../http/console-place.ts';
import type { InProcessFetch } from './in-process.ts';
import { isAddress } from './pages.ts';

/** Endpoints that forms of the app's pages may send to without the app. */
const endpoints: readonly string[] = [
  signIn,
  signInWithCode,
  signOut,
  forgotPassword,
  resetPassword,
  confirmEmail,
  claim,
  renewClaim,
];
/** Content types of forms that browsers submit without scripts. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
/** Fields that a page never shows again. */
const SECRET = /password|confirm/i;
/** Any origin, to check that an address stays on its site. */
const SITE = 'http://site.invalid';

/**
 * Marks a form of a page that the browser submitted itself, before hydration or without scripts, as a visit of that
 * page.
 */
export const pageForms: Middleware = async (ctx, next) => {
  if (ctx.method === 'POST' && isAddress(ctx.path) && FORMS.includes(ctx.request.type)) {
    ctx.method = 'GET';
    ctx.state['form'] = ctx.request.type === FORMS[0] ? 'readable' : 'unreadable';
  }
  await next();
};

/**
 * Sends a submitted form of a page to the endpoint that it names, through the API's own chain. The page then shows the
 * response, or a success leads on; a form without such an endpoint is shown again with a notice.
 */
export const answerForms =
  (fetchInProcess: InProcessFetch): Middleware =>
  async (ctx, next) => {
    if (!ctx.state['form']) return next();
    const { endpoint = '', to, ...fields } = fieldsOf(ctx);
    if (!endpoints.includes(endpoint)) {
      ctx.state['unsent'] = true;
      return next();
    }
    const [method, path] = endpoint.split(' ') as [string, string];
    const headers = { 'content-type': 'application/json' };
    const answer = refusedBefore(ctx, fields) ?? (await fetchInProcess(ctx)(path, { method, headers, body: fields }));
    if (answer.status < 300 && to !== undefined && isOwn(to) && !needsCode(answer)) return seeOther(ctx, to);
    const values = Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRET.test(name)));
    ctx.state['sent'] = {
      endpoint,
      values,
      status: answer.status,
      body: answer.body,
    } satisfies SentForm;
    await next();
    const retryAfter = answer.header('Retry-After');
    if (retryAfter) ctx.set('Retry-After', retryAfter);
    if (answer.status >= 400 && ctx.status === 200) ctx.status = answer.status;
  };

const fieldsOf = (ctx: Context): Record<string, string> =>
  Object.fromEntries(
    Object.entries((ctx.request.body ?? {}) as Record<string, unknown>).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );

/** A repeated password is compared by the page alone; without the app, here. */
function refusedBefore(ctx: Context, { newPassword, confirm }: Record<string, string>): Answer | null {
  if (confirm === undefined || confirm === newPassword) return null;
  const refusal = new DomainError('common.invalid', {}, { confirm: sentence('passwordMatch') });
  return { status: refusal.status, body: refusal.toWire(languageOfReader(ctx)), header: () => null };
}

/** A sign-in that needs a second factor has not succeeded yet. */
const needsCode = ({ body }: Answer): boolean =>
  typeof body === 'object' && body !== null && 'twoFactorRequired' in body;

const isOwn = (address: string): boolean =>
  address.startsWith('/') && URL.canParse(address, SITE) && new URL(address, SITE).href.startsWith(`${SITE}/`);

function seeOther(ctx: Context, to: string): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.redirect(isConsole(to) ? to : addressIn(languageOfReader(ctx), to));
  ctx.status = 303;
}
