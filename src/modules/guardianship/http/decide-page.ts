import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Router from '@koa/router';
import handlebars from 'handlebars';
import type { Context } from 'koa';
import type { DecisionAction } from '../contracts/approvals.ts';
import { inPieces } from '#kernel/contracts/in-pieces.ts';
import { optionalText } from '#kernel/contracts/fields.ts';
import { DomainError } from '#kernel/errors.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import texts from '#kernel/i18n/en/decide.json' with { type: 'json' };
import flagTexts from '#kernel/i18n/en/flags.json' with { type: 'json' };
import type { DecideByLink } from '../commands/decide-by-link.ts';
import type { RenewDecisionLink } from '../commands/renew-decision-link.ts';
import type { ApprovalDetail } from '../queries/approval-views.ts';
import type { ShowApprovalByLink } from '../queries/show-approval-by-link.ts';
import type { WhatElseWaits } from '../queries/what-else-waits.ts';
import { kindOf } from '../queries/who-asks.ts';
import { factsOf } from './decide-facts.ts';

const folder = path.dirname(fileURLToPath(import.meta.url));
const page = handlebars.compile(readFileSync(path.join(folder, 'decide-page.hbs'), 'utf8'));
const style = readFileSync(path.join(folder, 'decide-style.css'), 'utf8');
/** The face of the site, so that a letter is as long here as it is there. */
const face = readFileSync(
  fileURLToPath(import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2')),
);
const reasonGiven = optionalText(500);
/** So many messages of the conversation stand open; the earlier ones are folded. */
const LATEST = 3;

interface Use {
  showByLink: ShowApprovalByLink;
  decideByLink: DecideByLink;
  renewLink: RenewDecisionLink;
  elseWaits: WhatElseWaits;
}

/**
 * The page behind an e-mailed link: plain HTML with forms, so that it works on any telephone and without JavaScript.
 * GET changes nothing. Declining is asked once more, and what was typed stays.
 */
export function decidePage(use: Use): Router {
  const router = new Router();

  router.get('/decide/:token', (ctx) =>
    answer(ctx, async () => itemView(await use.showByLink.execute(ctx.params['token']!))),
  );

  router.post('/decide/:token', (ctx) =>
    answer(ctx, async () => {
      const token = ctx.params['token']!;
      const { pressed, phrase, reason } = formOf(ctx);
      if (pressed === 'renew') {
        await use.renewLink.execute(token);
        return texts.renewed;
      }
      const item = await use.showByLink.execute(token);
      if (pressed === 'back') return itemView(item, reason);
      if (pressed === 'decline') return questionView(item, reason);
      if (pressed === 'phrase') return questionView(item, phrasesFor(item)[phrase]?.words ?? reason);
      const action = pressed === 'confirm' ? 'decline' : pressed;
      const { approvalId } = await use.decideByLink.execute(token, { action, reason });
      return doneView(item, action, await use.elseWaits.execute(approvalId));
    }),
  );

  router.get('/decide-style.css', (ctx) => {
    ctx.type = 'text/css; charset=utf-8';
    ctx.body = style;
  });
  router.get('/decide-face.woff2', (ctx) => {
    ctx.type = 'font/woff2';
    ctx.set('Cache-Control', 'public, max-age=604800');
    ctx.body = face;
  });

  return router;
}

const kindOfItem = ({ type, from, wardProfileId }: ApprovalDetail) => kindOf(type, from === wardProfileId);

/** Who asks, the words with what to look at marked, the two buttons, and below them what one may want to know. */
function itemView(item: ApprovalDetail, reason?: string): object {
  const ward = item.wardFirstName;
  const kind = kindOfItem(item);
  const other = item.from === item.wardProfileId ? item.toProfile : item.fromProfile;
  const conversation = item.conversation.map((message) => ({
    who: fill(texts.states[message.state], {
      who: message.senderId === item.wardProfileId ? ward : fill(texts.profile, { id: message.senderId }),
    }),
    words: message.content,
  }));
  const earlier = conversation.slice(0, -LATEST);
  return {
    heading: item.description,
    content: item.content && inPieces(item.content, item.flags),
    noWords: item.type === 'stage' ? texts.noWordsNeeded : texts.noWords,
    flags: flagsOf(item),
    flagTexts,
    note: fill(texts.note[kind], { ward }),
    bothAsked: item.bothAsked ? fill(texts.bothAsked, { ward }) : '',
    reason,
    reasonHint: fill(texts.reasonHint[kind], { ward }),
    other: { title: fill(texts.profile, { id: other.id }), facts: factsOf(other), words: other.aboutMe },
    latest: conversation.slice(-LATEST),
    earlier,
    earlierTitle: counted('earlier', earlier.length),
    item: true,
  };
}

/** What was found in the words, in which words, and why it matters. */
const flagsOf = ({ flags }: ApprovalDetail) =>
  flags.map(({ kind, found }) => ({ what: flagTexts.kinds[kind], found, why: flagTexts.why[kind] }));

/** Asks once more before it declines. */
function questionView(item: ApprovalDetail, reason: string | undefined): object {
  const hint = fill(texts.reasonHint[kindOfItem(item)], { ward: item.wardFirstName });
  const phrases = phrasesFor(item);
  return { heading: texts.chosen, note: item.description, reason, reasonHint: hint, phrases, question: true };
}

/** Kind words for declining, ready to be put into the reason and changed there. */
const phrasesFor = (item: ApprovalDetail) =>
  Object.values(texts.phrases[kindOfItem(item)]).map((words, place) => ({ place, words }));

/** What both now see, what else waits, and the way to it: by signing in alone, since a link opens one item. */
function doneView(
  item: ApprovalDetail,
  action: DecisionAction,
  { waiting, next, hasAccount }: Awaited<ReturnType<WhatElseWaits['execute']>>,
): object {
  return {
    heading: texts.done[action],
    note: fill(texts.now[action][kindOfItem(item)], { ward: item.wardFirstName }),
    waiting: counted('waiting', waiting),
    next: hasAccount ? next : null,
    byMail: waiting > 0 && !hasAccount,
  };
}

function counted(text: 'earlier' | 'waiting', count: number): string {
  if (text === 'waiting' && count === 0) return texts.waiting_zero;
  return fill(texts[`${text}_${count === 1 ? 'one' : 'other'}`], { count });
}

const buttons = ['approve', 'decline', 'confirm', 'back', 'renew', 'phrase'] as const;

/** Which button was pressed with what typed; of the phrases' buttons which. */
function formOf(ctx: Context) {
  const form = (ctx.request.body ?? {}) as Record<string, unknown>;
  const [action, phrase] = String(form['action']).split(' ');
  const pressed = buttons.find((known) => known === action);
  const reason = reasonGiven.safeParse(form['reason']);
  if (!pressed || !reason.success) throw new DomainError('common.invalid');
  return { pressed, phrase: Number(phrase), reason: reason.data };
}

/** What the page says instead, and how it goes on from there. */
function refusalOf({ code }: DomainError): object {
  switch (code) {
    case 'guardianship.already-decided':
      return texts.gone.decided;
    case 'guardianship.item-rests':
      return texts.gone.rests;
    case 'guardianship.link-expired':
      return { ...texts.gone.expired, renew: true };
    case 'common.invalid':
      return texts.gone.form;
    case 'common.too-many':
      return texts.gone.often;
    default:
      return texts.gone.unknown;
  }
}

/** Refusals of this page are pages too. */
async function answer(ctx: Context, view: () => Promise<object>): Promise<void> {
  try {
    ctx.body = page({ texts, ...(await view()) });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.status = error.status;
    ctx.body = page({ texts, ...refusalOf(error) });
  }
  ctx.type = 'text/html; charset=utf-8';
}
