import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Router from '@koa/router';
import handlebars from 'handlebars';
import type { Context } from 'koa';
import { DomainError } from '#kernel/errors.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import texts from '#kernel/i18n/en/unsubscribe.json' with { type: 'json' };
import type { Unsubscribe } from '../commands/unsubscribe.ts';
import type { Unsubscribed } from '../domain/account-settings.ts';
import type { ReadUnsubscribeLink } from '../queries/read-unsubscribe-link.ts';

const folder = path.dirname(fileURLToPath(import.meta.url));
const page = handlebars.compile(readFileSync(path.join(folder, 'unsubscribe-page.hbs'), 'utf8'));

interface Use {
  link: ReadUnsubscribeLink;
  unsubscribe: Unsubscribe;
}

/**
 * The page behind an e-mail's unsubscribe link. GET only asks; POST switches off, from the page or by the mail
 * program's one click (RFC 8058).
 */
export function unsubscribePage(use: Use): Router {
  const router = new Router();

  router.get('/unsubscribe/:token', (ctx) => {
    const named = use.link.execute(ctx.params['token']!);
    if (!named) return unknown(ctx);
    show(ctx, { heading: fill(texts.ask, { kind: kindOf(named) }), note: texts.note, form: true });
  });

  router.post('/unsubscribe/:token', async (ctx) => {
    try {
      const named = await use.unsubscribe.execute(ctx.params['token']!);
      const heading = fill(texts.done, { kind: kindOf(named) });
      show(ctx, { heading, ...(named.series ? SEARCH_GOES_ON : { note: texts.doneNote }) });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      unknown(ctx);
    }
  });

  return router;
}

const SEARCH_GOES_ON = { note: texts.doneNoteOfSearch, next: { to: '/browse', label: texts.searches } };
/** The one kind of series that there is: letters about a kept search. */
const kindOf = ({ setting, series }: Unsubscribed): string => (series ? texts.kinds.search : texts.kinds[setting]);

function unknown(ctx: Context): void {
  ctx.status = 404;
  show(ctx, { heading: texts.unknown, note: texts.unknownNote });
}

interface View {
  heading: string;
  note: string;
  form?: boolean;
  next?: { to: string; label: string };
}

const SETTINGS = { to: '/account-settings?tab=notifications', label: texts.settings };

function show(ctx: Context, view: View): void {
  ctx.body = page({ texts, next: SETTINGS, ...view });
  ctx.type = 'text/html; charset=utf-8';
}
