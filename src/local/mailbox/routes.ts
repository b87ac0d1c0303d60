import { Router } from '@koa/router';
import type { Context } from 'koa';
import type { Knex } from 'knex';
import { z } from 'zod';
import { DomainError } from '../../shared-kernel/errors.ts';
import { listPage, mailPage, stylesheet, withLinksOnTop } from './pages.ts';
import { MailStore, type StoredMail } from './store.ts';

const PAGE = 100;

const filter = z.string().trim().optional();
const asJson = z.object({ to: filter, limit: z.coerce.number().int().min(1).max(100_000).default(500) });
const asPage = z.object({
  to: filter,
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});

/**
 * Content security policy of an email's document: its own styles, and links that can be followed. No scripts, forms or
 * remote images.
 */
const MAIL_POLICY = [
  `default-src 'none'`,
  `style-src 'unsafe-inline'`,
  `img-src 'self' data:`,
  `frame-ancestors 'self'`,
  `sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation`,
].join('; ');

/** The mailbox's pages and JSON under /dev, for local mode only: whoever reaches them reads every email. */
export function mailboxRoutes(db: Knex): Router {
  const store = new MailStore(db);
  const router = new Router();
  router.use(async (ctx, next) => {
    ctx.set('Cache-Control', 'no-store');
    await next();
  });

  router.get('/dev/mailbox.json', async (ctx) => {
    const { to, limit } = parse(asJson, ctx);
    ctx.body = await store.list({ ...(to && { to }), limit });
  });

  router.delete('/dev/mailbox.json', async (ctx) => {
    await store.clear();
    ctx.status = 204;
  });

  router.get('/dev/mailbox', async (ctx) => {
    const { to = '', before } = parse(asPage, ctx);
    const emails = await store.list({ ...(to && { to }), ...(before && { before }), limit: PAGE + 1 });
    const mails = emails.slice(0, PAGE);
    ctx.type = 'html';
    ctx.body = listPage(mails, { to, older: emails.length > PAGE ? (mails.at(-1)?.id ?? null) : null });
  });

  router.get('/dev/mailbox.css', (ctx) => {
    ctx.type = 'css';
    ctx.body = stylesheet;
  });

  router.get('/dev/mailbox/:id', async (ctx) => {
    const mail = await mailOr404(store, ctx.params['id']);
    ctx.type = 'html';
    ctx.body = mailPage(mail);
  });

  router.get('/dev/mailbox/:id/html', async (ctx) => {
    const mail = await mailOr404(store, ctx.params['id']);
    ctx.set('Content-Security-Policy', MAIL_POLICY);
    ctx.set('X-Frame-Options', 'SAMEORIGIN');
    ctx.type = 'html';
    ctx.body = withLinksOnTop(mail.html);
  });

  return router;
}

async function mailOr404(store: MailStore, id = ''): Promise<StoredMail> {
  const mail = /^\d{1,18}$/.test(id) ? await store.find(id) : undefined;
  if (!mail) throw new DomainError('common.not-found');
  return mail;
}

function parse<S extends z.ZodType>(schema: S, ctx: Context): z.infer<S> {
  const parsed = schema.safeParse({ ...ctx.query });
  if (!parsed.success) throw new DomainError('common.invalid');
  return parsed.data;
}
