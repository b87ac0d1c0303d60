import type { PersonalTable } from '#kernel/personal-data.ts';

const MATCHES = 'match_id in (select id from matchmaking.match where :profile in (man_profile_id, woman_profile_id))';

/**
 * The personal data of matchmaking. Requests and matches belong to two people and are erased with the first of them.
 */
export const personalData: PersonalTable[] = [
  {
    table: 'matchmaking.match_change',
    // Acts and reasons of the others belong to them.
    published: { as: 'matchChanges', where: 'account_id = :account' },
    erased: [{ where: MATCHES }, { where: 'account_id = :account', leaving: { account_id: null, reason: null } }],
  },
  {
    table: 'matchmaking.stage_proposal',
    published: { as: 'stageProposals', where: MATCHES },
    erased: [{ where: MATCHES }],
  },
  {
    table: 'matchmaking.match_update',
    erased: [{ where: MATCHES }],
  },
  {
    table: 'matchmaking.contact_release',
    published: { as: 'contactReleases', where: `account_id = :account or ${MATCHES}` },
    erased: [
      { where: MATCHES },
      { where: 'account_id = :account and ended_at is null' },
      { where: 'account_id = :account', leaving: { account_id: null } },
    ],
  },
  {
    table: 'matchmaking.named_relative',
    published: { as: 'namedRelatives', where: MATCHES },
    erased: [{ where: MATCHES }],
    rowId: 'match_id',
  },
  {
    table: 'matchmaking.meeting_feedback',
    // Nobody else learns of it (R-B.6).
    published: { as: 'meetingAnswers', where: 'account_id = :account' },
    erased: [{ where: 'account_id = :account' }],
    rowId: 'meeting_id',
  },
  {
    table: 'matchmaking.private_answer',
    // Nobody else learns of it (R-A.8).
    published: { as: 'privateAnswers', where: 'account_id = :account' },
    erased: [{ where: 'account_id = :account' }],
    rowId: 'match_id',
  },
  {
    table: 'matchmaking.meeting',
    // Before her guardian agreed, the other member must not learn of it (R-B.3).
    published: { as: 'meetings', where: `account_id = :account or (shared_at is not null and ${MATCHES})` },
    erased: [{ where: MATCHES }, { where: 'account_id = :account', leaving: { account_id: null } }],
  },
  {
    table: 'matchmaking.topic_pair',
    published: { as: 'topicPairs', where: MATCHES },
    erased: [{ where: MATCHES }],
  },
  {
    table: 'matchmaking.topic_answer',
    // Nobody reads the other's answer before her guardian approved both (R-A.2).
    published: {
      as: 'topicAnswers',
      where: `account_id = :account or exists (select from matchmaking.topic_pair p
        where topic_answer.id in (p.man_answer_id, p.woman_answer_id) and p.${MATCHES})`,
    },
    erased: [{ where: MATCHES }],
  },
  {
    table: 'matchmaking.match_topic',
    // A row with one answer alone exists for its writer only, who has the answer (R-A.2).
    published: {
      as: 'topics',
      where: `note_by = :account or (${MATCHES} and (
        coalesce(review_at, sent_back_at, spoken_at, requested_at) is not null
        or exists (select from matchmaking.topic_pair p where (p.match_id, p.topic_id) = (match_topic.match_id, match_topic.topic_id))
        or (note is not null and match_id in (select id from matchmaking.match where woman_profile_id = :profile))))`,
    },
    erased: [{ where: MATCHES }, { where: 'note_by = :account', leaving: { note: null, note_by: null } }],
  },
  {
    table: 'matchmaking.match',
    published: { as: 'matches', where: ':profile in (man_profile_id, woman_profile_id)' },
    erased: [{ where: ':profile in (man_profile_id, woman_profile_id)' }],
  },
  {
    table: 'matchmaking.interest_request',
    // The other party must not read what a guardian has not approved.
    published: {
      as: 'interestRequests',
      where: 'from_profile_id = :profile or (to_profile_id = :profile and approved_at is not null)',
    },
    erased: [{ where: ':profile in (from_profile_id, to_profile_id)' }],
  },
  {
    table: 'matchmaking.block',
    // A member must not learn who blocked them.
    published: { as: 'blocks', where: 'blocker_profile_id = :profile' },
    erased: [{ where: ':profile in (blocker_profile_id, blocked_profile_id)' }],
    rowId: 'blocked_profile_id',
  },
  {
    table: 'matchmaking.never_again',
    // A member must not learn who excluded them.
    published: { as: 'neverAgain', where: 'profile_id = :profile' },
    erased: [{ where: ':profile in (profile_id, sender_profile_id)' }],
    rowId: 'sender_profile_id',
  },
  {
    table: 'matchmaking.saved_profile',
    // A member must not learn who saved them.
    published: { as: 'savedProfiles', where: 'saver_profile_id = :profile' },
    erased: [{ where: ':profile in (saver_profile_id, saved_profile_id)' }],
    rowId: 'saved_profile_id',
  },
  {
    table: 'matchmaking.saved_search',
    published: { as: 'savedSearches', where: 'profile_id = :profile' },
    erased: [{ where: 'profile_id = :profile' }],
  },
  {
    table: 'matchmaking.digest_entry',
    // A member must not learn whose digests listed them.
    published: { as: 'digestEntries', where: 'profile_id = :profile' },
    erased: [{ where: ':profile in (profile_id, mentioned_profile_id)' }],
    rowId: 'mentioned_profile_id',
  },
  {
    table: 'matchmaking.first_listed',
    erased: [{ where: 'profile_id = :profile' }],
  },
  {
    table: 'matchmaking.browse_card',
    erased: [{ where: 'account_id = :account' }],
  },
  {
    table: 'matchmaking.place',
    // A place without a card may have been a member's own words.
    erased: [{ where: 'not exists (select from matchmaking.browse_card c where c.place_id = place.id)' }],
  },
  {
    table: 'matchmaking.moderation_measure',
    published: { as: 'moderation', where: 'account_id = :account' },
    erased: [{ where: 'account_id = :account' }],
  },
  {
    table: 'matchmaking.profile',
    published: { as: 'profile', where: 'account_id = :account' },
    erased: [{ where: 'account_id = :account' }],
  },
  {
    table: 'matchmaking.allowance',
    published: { as: 'allowance', where: 'account_id = :account' },
    erased: [{ where: 'account_id = :account' }],
    rowId: 'account_id',
  },
  {
    table: 'matchmaking.monthly_use',
    published: { as: 'monthlyUse', where: 'account_id = :account' },
    erased: [{ where: 'account_id = :account' }],
    rowId: 'account_id',
  },
];
