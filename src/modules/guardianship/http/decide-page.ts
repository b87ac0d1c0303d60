import Router from '@koa/router';
import type { Context } from 'koa';
import { optionalText } from '#kernel/contracts/fields.ts';
import { DomainError } from '#kernel/errors.ts';
import { showView } from '#kernel/http/view.ts';
import texts from '#kernel/i18n/en/decide.json' with { type: 'json' };
import type { DecideByLink } from '../commands/decide-by-link.ts';
import type { RenewDecisionLink } from '../commands/renew-decision-link.ts';
import type { ApprovalDetail } from '../contracts/approvals.ts';
import type { DecisionGone, DecisionView } from '../contracts/mailed-pages.ts';
import type { ShowApprovalByLink } from '../queries/show-approval-by-link.ts';
import type { WhatElseWaits } from '../queries/what-else-waits.ts';
import { kindOf } from '../queries/who-asks.ts';

const reasonGiven = optionalText(500);

interface Use {
  showByLink: ShowApprovalByLink;
  decideByLink: DecideByLink;
  renewLink: RenewDecisionLink;
  elseWaits: WhatElseWaits;
}

/**
 * The page behind an e-mailed link: forms that need no JavaScript, on any telephone. GET changes nothing. Declining is
 * asked once more, and what was typed stays.
 */
export function decidePage(use: Use): Router {
  const router = new Router();

  router.get('/decide/:token', (ctx) =>
    answer(ctx, async () => ({ shows: 'item', item: await use.showByLink.execute(ctx.params['token']!) })),
  );

  router.post('/decide/:token', (ctx) =>
    answer(ctx, async () => {
      const token = ctx.params['token']!;
      const { pressed, phrase, reason } = formOf(ctx);
      if (pressed === 'renew') {
        await use.renewLink.execute(token);
        return { shows: 'renewed' };
      }
      const item = await use.showByLink.execute(token);
      if (pressed === 'back') return { shows: 'item', item, reason };
      if (pressed === 'decline') return { shows: 'question', item, reason };
      if (pressed === 'phrase') return { shows: 'question', item, reason: phraseFor(item, phrase) ?? reason };
      const action = pressed === 'confirm' ? 'decline' : pressed;
      const { approvalId } = await use.decideByLink.execute(token, { action, reason });
      return { shows: 'done', item, action, ...(await use.elseWaits.execute(approvalId)) };
    }),
  );

  return router;
}

/** Kind words for declining, put into the reason by their name and changed there. */
function phraseFor({ type, from, wardProfileId }: ApprovalDetail, name: string | undefined): string | undefined {
  const phrases: Record<string, string> = texts.phrases[kindOf(type, from === wardProfileId)];
  return Object.entries(phrases).find(([known]) => known === name)?.[1];
}

const buttons = ['approve', 'decline', 'confirm', 'back', 'renew', 'phrase'] as const;

/** Which button was pressed with what typed; of the phrases' buttons which. */
function formOf(ctx: Context) {
  const form = (ctx.request.body ?? {}) as Record<string, unknown>;
  const [action, phrase] = String(form['action']).split(' ');
  const pressed = buttons.find((known) => known === action);
  const reason = reasonGiven.safeParse(form['reason']);
  if (!pressed || !reason.success) throw new DomainError('common.invalid');
  return { pressed, phrase, reason: reason.data };
}

const GONE: Record<string, DecisionGone> = {
  'guardianship.already-decided': 'decided',
  'guardianship.item-rests': 'rests',
  'guardianship.link-expired': 'expired',
  'common.invalid': 'form',
  'common.too-many': 'often',
};

/** Refusals of this page are pages too. */
async function answer(ctx: Context, view: () => Promise<DecisionView>): Promise<void> {
  try {
    showView(ctx, await view());
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.status = error.status;
    showView(ctx, { shows: 'gone', why: GONE[error.code] ?? 'unknown' } satisfies DecisionView);
  }
}
