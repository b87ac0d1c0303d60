import { after } from '#kernel/clock.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import { longDate } from '#kernel/i18n/dates.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import { newToken } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Email, EmailContent } from '../../identity/index.ts';
import type { Approval } from '../domain/approval.ts';
import { LINK_LIFE } from '../domain/decision-links.ts';
import type { Guardian } from '../domain/guardian.ts';
import { emails } from '../emails.ts';
import type { ReviewedItem } from '../ports.ts';
import { truncateLines } from '../approval/truncate-lines.ts';
import { decideTexts, kindOf, approvalHeadline } from '../approval/approval-headline.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** Excerpt of a single item in an email; the page behind its button shows all of it. */
const ALONE = { lines: 2, signs: 180 };
const AMONG_OTHERS = { lines: 1, signs: 80 };
/** Excerpts of a quoted sentence and of the words below it. */
const CITED = { lines: 1, signs: 80 };
const BELOW_CITED = { lines: 1, signs: 100 };

export type WaitingItemPorts = Pick<UseCasePorts, 'approvals' | 'links' | 'identity' | 'material'>;

/** A pending item as his email describes it. */
export interface WaitingItem {
  approval: Approval;
  /** One sentence that says who asks for what. */
  asks: string;
  words: ReviewedItem;
  /** Language of his email. */
  language: Language;
  /** Secret of its link, which opens this item without signing in. */
  token: string;
}

/** Returns the items with their words and a link's secret each; leaves out those whose words were deleted. */
export async function waitingItems(
  tx: Tx,
  { identity, material }: WaitingItemPorts,
  guardians: Guardian[],
  approvals: Approval[],
): Promise<WaitingItem[]> {
  const names = await identity.namesOf(
    tx.db,
    approvals.map(({ state }) => state.wardId),
  );
  const states = new Map(guardians.map(({ state }) => [state.id, state]));
  const items: WaitingItem[] = [];
  for (const approval of approvals) {
    const { type, subjectId, wardId, guardianId } = approval.state;
    const words = (await material.items(tx.db, type, [subjectId])).get(subjectId);
    if (!words) continue;
    const profiles = await material.profiles(tx.db, [words.from, words.to]);
    const fromWard = profiles.get(words.from)?.gender === 'female' || profiles.get(words.to)?.gender === 'male';
    const { relation, language } = states.get(guardianId)!;
    const headline = approvalHeadline(language, kindOf(type, fromWard), {
      ward: names.get(wardId) ?? '',
      relation,
      other: profiles.get(fromWard ? words.to : words.from) ?? null,
      stage: words.stage,
      topic: words.topic?.title[language],
    });
    items.push({ approval, asks: headline, words, language, token: newToken() });
  }
  return items;
}

const EMAIL_ABOUT = {
  interest_request: emails.approvalInterest,
  message: emails.approvalMessage,
  stage: emails.approvalStage,
  topic: emails.approvalTopic,
};

/** An email with an excerpt of one item, or one sentence and link for each of several. */
export function emailAbout({ state: { name: guardian } }: Guardian, items: WaitingItem[]): [Email, EmailContent] {
  const pathOf = ({ token }: WaitingItem) => `/decide/${token}`;
  const begin = ({ words }: WaitingItem, shown: typeof ALONE) => words.content && truncateLines(words.content, shown);
  const citedIn = ({ words }: WaitingItem) => (words.quote ? truncateLines(words.quote, CITED) : null);
  const [only, ...more] = items;
  if (only && more.length === 0) {
    const { asks: headline, approval } = only;
    const cited = citedIn(only);
    const content = { cited, quote: begin(only, cited ? BELOW_CITED : ALONE), path: pathOf(only) };
    if (approval.wasNotified)
      return [emails.approvalStill, { ...content, values: { guardian, asks: headline, since: sinceOf(only) } }];
    return [EMAIL_ABOUT[approval.state.type], { ...content, values: { guardian, asks: headline } }];
  }
  const lines = items.map((item) => ({
    text: lineOf(item),
    cited: citedIn(item),
    quote: begin(item, AMONG_OTHERS),
    path: pathOf(item),
  }));
  return [emails.approvalsWaiting, { values: { guardian, count: items.length }, items: lines }];
}

/** Waiting time, for reminders. */
const sinceOf = ({ approval: { state }, language }: WaitingItem) => longDate(state.pendingSince, language);

const lineOf = (item: WaitingItem): string =>
  item.approval.wasNotified
    ? fill(decideTexts[item.language].still, { asks: item.asks, since: sinceOf(item) })
    : item.asks;

/** Records that the guardian was emailed these items, and stores their links. */
export async function markMailed(
  tx: Tx,
  { approvals, links }: WaitingItemPorts,
  items: WaitingItem[],
  at: Date,
): Promise<void> {
  for (const { approval, token } of items) {
    approval.markMailed(at);
    await approvals.save(tx, approval);
    const { id, guardianId } = approval.state;
    await links.add(tx, token, { approvalId: id, guardianId, expiresAt: after(at, LINK_LIFE) });
  }
}
