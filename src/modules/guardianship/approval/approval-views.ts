import { DomainError } from '#kernel/errors.ts';
import { flagsIn } from '#kernel/flags/flags.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { MessageId, ProfileId, UserId } from '#kernel/values/ids.ts';
import type { ApprovalDetail, PendingApproval } from '../contracts/approvals.schema.ts';
import type { ReviewedItem } from '../ports.ts';
import type { ApprovalRow } from '../infra/rows.ts';
import { reviewedItems } from './reviewed-items.ts';
import { kindOf, approvalHeadline } from './approval-headline.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export type ReviewPorts = Pick<UseCasePorts, 'db' | 'identity' | 'material'>;

type View = PendingApproval &
  Pick<ReviewedItem, 'from' | 'to' | 'flags'> &
  Pick<ApprovalDetail, 'fromProfile' | 'toProfile'>;

/** Language of the description, and the part of the conversation to show. */
export interface ItemOptions {
  language?: Language;
  /** Id of a message: shows those before it instead of the newest. */
  before?: MessageId | undefined;
}

/** The items of a list with their words; leaves out those whose words were deleted. */
export async function approvalViews(
  { db, material }: Omit<ReviewPorts, 'identity'>,
  rows: ApprovalRow[],
  wardNames: Map<UserId, string>,
  language: Language = 'en',
): Promise<View[]> {
  const itemOf = await reviewedItems(db, material, rows);
  const wards = await db('guardianship.ward')
    .whereIn(
      'account_id',
      rows.map((row) => row.ward_id),
    )
    .select('account_id', 'profile_id');
  const guardians = await db('guardianship.guardian')
    .whereIn(
      'id',
      rows.map((row) => row.guardian_id),
    )
    .select('id', 'relation');
  const profileOf = new Map(wards.map((ward) => [ward.account_id, ward.profile_id]));
  const relationOf = new Map(guardians.map(({ id, relation }) => [id, relation]));
  const seen = await material.profiles(
    db,
    rows.flatMap((row) => {
      const item = itemOf(row);
      return item ? [item.from, item.to] : [];
    }),
  );
  const views = rows.map(async (row): Promise<View[]> => {
    const item = itemOf(row);
    const wardProfileId = profileOf.get(row.ward_id);
    if (!item || wardProfileId === undefined) return [];
    const fromWard = item.from === wardProfileId;
    const otherId = fromWard ? item.to : item.from;
    const hasContact = row.status === 'pending' || (await material.haveActiveContact(db, item.from, item.to));
    const profile = (id: ProfileId) => (id !== otherId || hasContact ? (seen.get(id) ?? null) : null);
    const description = approvalHeadline(language, kindOf(row.type, fromWard), {
      ward: wardNames.get(row.ward_id) ?? '',
      relation: relationOf.get(row.guardian_id)!,
      other: profile(otherId),
      stage: item.stage,
      topic: item.topic?.title[language],
    });
    const view = {
      id: row.id,
      type: row.type,
      description,
      wardProfileId,
      wardFirstName: wardNames.get(row.ward_id) ?? '',
      from: item.from,
      to: item.to,
      content: item.content,
      quote: item.quote ?? null,
      ...(item.flags && { flags: item.flags }),
      stage: item.stage ?? null,
      topic: item.topic ? { ...item.topic, title: item.topic.title[language] } : null,
      mutualRequest: item.mutualRequest ?? false,
      createdAt: row.created_at.toISOString(),
      fromProfile: profile(item.from),
      toProfile: profile(item.to),
    };
    return [view];
  });
  return (await Promise.all(views)).flat();
}

/** Everything that was written in an item. */
const wordsOf = ({ content, topic }: View): string =>
  [content, topic?.hers.words, topic?.his.words].filter(Boolean).join('\n');

/**
 * One item with both profiles and a page of the conversation. After the decision the man's profile is shown only while
 * something is open between the two.
 * @throws common.not-found if the item is pending and the ward or the man is not active
 */
export async function approvalDetailOf(
  { db, identity, material }: ReviewPorts,
  row: ApprovalRow,
  { language = 'en', before }: ItemOptions,
): Promise<ApprovalDetail> {
  const [item] = await approvalViews({ db, material }, [row], await identity.namesOf(db, [row.ward_id]), language);
  if (!item) throw new DomainError('common.not-found');
  const isWhole = item.fromProfile !== null && item.toProfile !== null;
  if (row.status === 'pending' && !isWhole) throw new DomainError('common.not-found');
  const { items, hasEarlier } = await material.conversation(db, row.type, row.subject_id, before);
  return {
    ...item,
    flags: item.flags ?? flagsIn(wordsOf(item)),
    status: row.status,
    conversation: items.map((message) => ({ ...message, createdAt: message.createdAt.toISOString() })),
    hasEarlierMessages: hasEarlier,
    allowedActions: row.status === 'pending' ? ['approve', 'decline'] : [],
  };
}
