import { after } from '#kernel/clock.ts';
import { answerText } from '#kernel/i18n/answers.ts';
import { newToken } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Email, EmailContent, IdentityFacade } from '../../identity/index.ts';
import type { Approval } from '../domain/approval.ts';
import type { Approvals } from '../domain/approvals.ts';
import { LINK_LIFE, type DecisionLinks } from '../domain/decision-links.ts';
import { emails } from '../emails.ts';
import type { ReviewedItem, ReviewMaterial } from '../index.ts';
import { descriptionOf } from '../queries/item-description.ts';

/** What the e-mails about waiting items are made with. */
export interface WaitingItemPorts {
  approvals: Approvals;
  links: DecisionLinks;
  identity: IdentityFacade;
  material: ReviewMaterial;
}

/** An item that waits for a guardian, as his e-mail tells of it. */
export interface WaitingItem {
  approval: Approval;
  /** What his ward is called. */
  ward: string;
  words: ReviewedItem;
  /** The secret of its link, which opens this one item without signing in. */
  token: string;
}

/** The items with their words, each with a secret for its link; without those whose words are gone. */
export async function waitingItems(
  tx: Tx,
  { identity, material }: WaitingItemPorts,
  approvals: Approval[],
): Promise<WaitingItem[]> {
  const names = await identity.namesOf(
    tx.db,
    approvals.map(({ state }) => state.wardId),
  );
  const items: WaitingItem[] = [];
  for (const approval of approvals) {
    const { type, subjectId, wardId } = approval.state;
    const words = (await material.items(tx.db, type, [subjectId])).get(subjectId);
    if (words) items.push({ approval, ward: names.get(wardId) ?? '', words, token: newToken() });
  }
  return items;
}

/** One item with its words, or several by their descriptions; each with its own link (decisions 2.15). */
export function emailAbout(guardian: string, items: WaitingItem[]): [Email, EmailContent] {
  const pathOf = ({ token }: WaitingItem) => `/decide/${token}`;
  const [only, ...more] = items;
  if (only && more.length === 0) {
    const { ward, words, approval } = only;
    const email = approval.state.type === 'message' ? emails.approvalMessage : emails.approvalInterest;
    const values = { guardian, ward, from: words.from, to: words.to };
    return [email, { values, quote: words.content, path: pathOf(only) }];
  }
  const lines = items.map((item) => {
    const what = descriptionOf(item.approval.state.type, item.words);
    return { text: answerText('approvalForWard', { ward: item.ward, what }), path: pathOf(item) };
  });
  return [emails.approvalsWaiting, { values: { guardian, count: items.length }, items: lines }];
}

/** Notes that the guardian was mailed these items, and keeps their links, so that they open them. */
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
