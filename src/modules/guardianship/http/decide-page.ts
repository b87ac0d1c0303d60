import Router from '@koa/router';
import type { Context } from 'koa';
import { optionalText } from '#kernel/contracts/fields.ts';
import { messageId, type MessageId } from '#kernel/contracts/ids.ts';
import { DomainError } from '#kernel/errors.ts';
import { languageOfReader } from '#kernel/http/context.ts';
import { formField } from '#kernel/http/form-field.ts';
import { showView } from '#kernel/http/view.ts';
import { addressIn, languageIds, type Language } from '#kernel/i18n/languages.ts';
import type { ChooseLanguageByLink } from '../commands/choose-language-by-link.ts';
import type { DecideByLink } from '../commands/decide-by-link.ts';
import type { RenewDecisionLink } from '../commands/renew-decision-link.ts';
import { concerns } from '../contracts/approvals.ts';
import type { ApprovalDetail } from '../contracts/approvals.schema.ts';
import type { DecisionExpired, DecisionView } from '../contracts/mailed-pages.ts';
import type { ShowApprovalByLink } from '../queries/approvals/show-approval-by-link.ts';
import type { ShowDecisionByLink } from '../queries/approvals/show-decision-by-link.ts';
import type { RemainingApprovals } from '../queries/approvals/remaining-approvals.ts';
import { decideTexts, kindOf } from '../approval/approval-headline.ts';

const reasonGiven = optionalText(500);

interface RouteHandlers {
  showByLink: ShowApprovalByLink;
  showDecision: ShowDecisionByLink;
  decideByLink: DecideByLink;
  renewLink: RenewDecisionLink;
  remaining: RemainingApprovals;
  chooseLanguage: ChooseLanguageByLink;
}

/**
 * The page behind an emailed link: forms without script, for any phone. GET changes nothing, each of the two buttons
 * decides at once (ADR 65), and typed text is preserved.
 */
export function decidePage(use: RouteHandlers): Router {
  const router = new Router();

  /** Renders refusals as pages too; a link whose item was decided says how and when, and leads on. */
  async function answer(ctx: Context, view: () => Promise<DecisionView | { elsewhere: string }>): Promise<void> {
    try {
      const shown = await view();
      if ('elsewhere' in shown) return seeOther(ctx, shown.elsewhere);
      showView(ctx, shown);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      ctx.status = error.status;
      const why = EXPIRED_VIEWS[error.code] ?? 'unknown';
      const decided = why === 'decided' ? await decidedView(ctx) : null;
      showView(ctx, decided ?? ({ shows: 'expired', why } satisfies DecisionView));
    }
  }

  async function decidedView(ctx: Context): Promise<DecisionView | null> {
    const known = await use.showDecision.execute(ctx.params['token']!, languageOfReader(ctx));
    return known && { shows: 'decided', ...known.decided, ...(await use.remaining.execute(known.approvalId)) };
  }

  const itemOf = (ctx: Context, before?: MessageId) =>
    use.showByLink.execute(ctx.params['token']!, { language: languageOfReader(ctx), before });

  router.get('/decide/:token', (ctx) => answer(ctx, async () => ({ shows: 'item', item: await itemOf(ctx) })));

  router.post('/decide/:token', (ctx) =>
    answer(ctx, async () => {
      const token = ctx.params['token']!;
      const { pressed, named, reason } = formOf(ctx);
      if (pressed === 'renew') {
        await use.renewLink.execute(token);
        return { shows: 'renewed' };
      }
      if (pressed === 'language') {
        const language = languageNamed(named);
        await use.chooseLanguage.execute(token, language);
        return { elsewhere: addressIn(language, ctx.path) };
      }
      if (pressed === 'earlier')
        return { shows: 'item', item: await itemOf(ctx, messageNamed(named)), reason, isEarlier: true };
      const item = await itemOf(ctx);
      if (pressed === 'back') return { shows: 'item', item, reason };
      if (pressed === 'phrase')
        return { shows: 'item', item, reason: phraseFor(languageOfReader(ctx), item, named) ?? reason, isPhrase: true };
      const concern = pressed === 'decline' ? concerns.find((known) => known === named) : undefined;
      const { approvalId } = await use.decideByLink.execute(token, { action: pressed, reason, concern });
      return { shows: 'done', item, action: pressed, ...(await use.remaining.execute(approvalId)) };
    }),
  );

  return router;
}

/** Polite phrase for declining, inserted into the reason by its name for the guardian to edit. */
function phraseFor(
  language: Language,
  { type, from, wardProfileId }: ApprovalDetail,
  name: string | undefined,
): string | undefined {
  const phrases: Record<string, string> = decideTexts[language].phrases[kindOf(type, from === wardProfileId)];
  return Object.entries(phrases).find(([known]) => known === name)?.[1];
}

const buttons = ['approve', 'decline', 'back', 'renew', 'phrase', 'language', 'earlier'] as const;

/** The pressed button with the typed text, and the phrase, language, message or concern that it names. */
function formOf(ctx: Context) {
  const form = (ctx.request.body ?? {}) as Record<string, unknown>;
  const [action, named] = formField(ctx, 'action').split(' ');
  const pressed = buttons.find((known) => known === action);
  const reason = reasonGiven.safeParse(form['reason']);
  if (!pressed || !reason.success) throw new DomainError('common.invalid');
  return { pressed, named, reason: reason.data };
}

function languageNamed(name: string | undefined): Language {
  const language = languageIds.find((known) => known === name);
  if (!language) throw new DomainError('common.invalid');
  return language;
}

function messageNamed(name: string | undefined): MessageId {
  const id = messageId.safeParse(name);
  if (!id.success) throw new DomainError('common.invalid');
  return id.data;
}

function seeOther(ctx: Context, address: string): void {
  ctx.redirect(address);
  ctx.status = 303;
}

const EXPIRED_VIEWS: Record<string, DecisionExpired> = {
  'guardianship.already-decided': 'decided',
  'guardianship.item-ended': 'ended',
  'guardianship.account-closed': 'inactive',
  'guardianship.item-on-hold': 'on-hold',
  'guardianship.link-expired': 'expired',
  'common.invalid': 'form',
  'common.rate-limited': 'rate-limited',
};
