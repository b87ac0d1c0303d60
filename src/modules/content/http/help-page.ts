import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Router from '@koa/router';
import handlebars from 'handlebars';
import type { Context } from 'koa';
import { email } from '#kernel/contracts/fields.ts';
import { DomainError } from '#kernel/errors.ts';
import { languageOfReader } from '#kernel/http/context.ts';
import { formField } from '#kernel/http/form-field.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import { longDate } from '#kernel/i18n/dates.ts';
import type en from '#texts/en/help.json';
import { textsOf } from '#kernel/i18n/texts.ts';
import { currentLook } from '#kernel/site/current-look.ts';
import { operatorLine, type Operator } from '#kernel/operator.ts';
import { addressIn, languages, offeredLanguages, type Language } from '#kernel/i18n/languages.ts';
import type { RequestHelp } from '../commands/request-help.ts';
import { supportMessage, type QuestionView } from '../contracts/support.schema.ts';
import { looksLikeHelpKey } from '../domain/help-key.ts';
import type { ReadUnderKey } from '../queries/support/read-under-key.ts';

const folder = path.dirname(fileURLToPath(import.meta.url));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const page = handlebars.compile(read('help-page.hbs'));
const style = read('help-style.css');
const script = read('help-leave.js');
const helpTexts = textsOf<typeof en>('help');

interface RouteHandlers {
  requestHelp: RequestHelp;
  read: ReadUnderKey;
  operator: Operator;
}

type HelpInput = Record<'message' | 'email' | 'key', string>;

/**
 * Help without an account (R-G.1): no session, no cookie, nothing stored in the browser. Forms work without JavaScript,
 * which only makes leaving quicker.
 */
export function helpPage(use: RouteHandlers): Router {
  const show = showing(use.operator);
  const router = new Router();
  router.get('/help', (ctx) => show(ctx, { begins: true }));
  router.post('/help', async (ctx) => {
    const { action, typed } = formOf(ctx);
    try {
      show(ctx, action === 'read' ? await answersView(use, ctx, typed) : await sentView(use, ctx, typed));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      ctx.status = error.status;
      const language = languageOfReader(ctx);
      const texts = helpTexts[language];
      const wrong =
        error.code === 'common.rate-limited'
          ? texts.wrong.often
          : (error.fieldsIn(language)?.['help'] ?? texts.wrong.form);
      show(ctx, { wrong, typed, under: action === 'send' ? typed.key : '', begins: true });
    }
  });
  router.get('/help-style.css', (ctx) => send(ctx, 'text/css; charset=utf-8', style + ownColours()));
  router.get('/help-leave.js', (ctx) => send(ctx, 'text/javascript; charset=utf-8', script));
  return router;
}

async function sentView({ requestHelp }: RouteHandlers, ctx: Context, typed: HelpInput): Promise<object> {
  const message = supportMessage.safeParse(typed.message);
  if (!message.success) throw refused('message');
  const address = typed.email.trim() === '' ? null : email.safeParse(typed.email);
  if (address && !address.success) throw refused('email');
  const input = { message: message.data, address: address?.data ?? null, key: typed.key || null };
  const { key, isNew } = await requestHelp.execute(input, ctx.ip);
  return { sent: { key: isNew ? key : null }, under: key };
}

async function answersView({ read: under }: RouteHandlers, ctx: Context, { key }: HelpInput): Promise<object> {
  if (!looksLikeHelpKey(key)) throw refused('key');
  const items = (await under.execute(key, ctx.ip)).map((question) => questionView(question, languageOfReader(ctx)));
  return { answers: { none: items.length === 0, items }, under: items.length > 0 ? key : '' };
}

function questionView({ message, createdAt, answer, answeredAt, state }: QuestionView, language: Language) {
  const texts = helpTexts[language];
  const on = (text: string, moment: string) => fill(text, { date: longDate(new Date(moment), language) });
  return {
    message,
    writtenOn: on(texts.yours, createdAt),
    answer,
    answeredOn: answeredAt && on(texts.ours, answeredAt),
    silence: state === 'closed' ? texts.closed : texts.notYet,
  };
}

const refused = (field: keyof HelpInput): DomainError =>
  new DomainError('common.invalid', {}, { help: (language) => helpTexts[language].wrong[field] });

function formOf(ctx: Context): { action: 'send' | 'read'; typed: HelpInput } {
  const typed = {
    message: formField(ctx, 'message'),
    email: formField(ctx, 'email'),
    key: formField(ctx, 'key').slice(0, 100),
  };
  return { action: formField(ctx, 'action') === 'read' ? 'read' : 'send', typed };
}

const showing =
  (operator: Operator) =>
  (ctx: Context, view: object): void => {
    const language = languageOfReader(ctx);
    const texts = helpTexts[language];
    const around = {
      language,
      dir: languages[language].dir,
      here: addressIn(language, '/help'),
      support: addressIn(language, '/support'),
      others: othersThan(language),
    };
    send(
      ctx,
      'text/html; charset=utf-8',
      page({
        ...around,
        operator: operatorLine(operator, language),
        texts,
        calls: texts.calls,
        can: texts.can,
        trace: texts.trace,
        ...view,
      }),
    );
  };

/** The operator's colours, which replace those of the style sheet. */
function ownColours(): string {
  const { light, dark } = currentLook().declarations;
  return light && `:root{${light}}@media (prefers-color-scheme:dark){:root{${dark}}}`;
}

const othersThan = (language: Language) =>
  offeredLanguages()
    .filter((other) => other !== language)
    .map((other) => ({ language: other, ...languages[other], address: addressIn(other, '/help') }));

function send(ctx: Context, type: string, body: string): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.type = type;
  ctx.body = body;
}
