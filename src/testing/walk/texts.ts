import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { wordsIn, type World } from './world.ts';

/** A text, its writer, its receiver or the other participant, and whether the receiver may read it. */
export interface Text {
  words: string[];
  from: UserId;
  to: UserId;
  wardId: UserId;
  approved: boolean;
  /** Her guardian must not read it either. */
  alone?: boolean;
}

/** All texts of a walk that somebody must not read. */
export async function everyText(world: World): Promise<Text[]> {
  const { db, kernel } = world;
  const { seals } = kernel;
  const ids = new Map(
    (await db('matchmaking.profile').select('id', 'account_id')).map((row) => [row.id, row.account_id]),
  );
  const approved = new Set(
    (
      await db('guardianship.decision as d')
        .join('guardianship.approval as a', 'a.id', 'd.approval_id')
        .where({ 'd.action': 'approve' })
        .select('a.type', 'a.subject_id')
    ).map(({ type, subject_id: id }) => `${type} ${id}`),
  );
  const text = (words: string, from: ProfileId, to: ProfileId, kind: string, id: string): Text => ({
    words: wordsIn(words),
    from: ids.get(from)!,
    to: ids.get(to)!,
    wardId: world.woman.id,
    approved: approved.has(`${kind} ${id}`),
  });
  const texts: Text[] = [];
  for (const row of await db('matchmaking.interest_request')) {
    const words = await seals.open('matchmaking.interest_request.message', row.id, row.message);
    const answer = await seals.open('matchmaking.interest_request.response_message', row.id, row.response_message);
    if (words) texts.push(text(words, row.from_profile_id, row.to_profile_id, 'interest_request', row.id));
    if (answer) texts.push(text(answer, row.to_profile_id, row.from_profile_id, 'message', row.id));
  }
  for (const row of await db('messaging.message')) {
    const words = await seals.open('messaging.message.content', row.id, row.content);
    const written = text(words, row.sender_profile_id, row.recipient_profile_id, 'message', row.id);
    texts.push({ ...written, approved: written.approved || !row.reviewed });
  }
  // Words with a stage are for her guardian; the other participant reads them once he approved it.
  for (const row of await db('matchmaking.stage_proposal')) {
    const match = (await db('matchmaking.match').where({ id: row.match_id }).first())!;
    const sides = [match.man_profile_id, match.woman_profile_id] as const;
    const [from, to] = row.proposed_by === 'man' ? sides : ([sides[1], sides[0]] as const);
    const words = await seals.open('matchmaking.stage_proposal.words', row.id, row.words);
    if (words) texts.push(text(words, from, to, 'stage', row.id));
  }
  // A reason is for her guardian only; the other participant never reads it.
  for (const row of await db('matchmaking.match_change').whereNotNull('reason')) {
    const match = (await db('matchmaking.match').where({ id: row.match_id }).first())!;
    const [he, she] = [ids.get(match.man_profile_id)!, ids.get(match.woman_profile_id)!];
    const words = wordsIn(await seals.open('matchmaking.match_change.reason', row.id, row.reason));
    const to = row.by_role === 'woman' ? he : she;
    texts.push({ words, from: row.account_id!, to, wardId: she, approved: false });
  }
  texts.push(...(await sharedDetails(world, ids)), ...(await meetingWords(world, ids)), ...(await topicWords(world)));
  return texts;
}

/** Answers to topics; one that waits or was sent back is for its writer alone. And a guardian's notes to his ward. */
async function topicWords({ db, kernel: { seals }, woman }: World): Promise<Text[]> {
  const rows = await db('matchmaking.topic_answer').whereNotNull('words');
  const answers = await Promise.all(
    rows.map(async (row) => {
      const { man_profile_id: id } = (await db('matchmaking.match').where({ id: row.match_id }).first())!;
      const { account_id: man } = (await db('matchmaking.profile').where({ id }).first('account_id'))!;
      const inPair = (table: string) => db(table).where({ man_answer_id: row.id }).orWhere({ woman_answer_id: row.id });
      const approved = (await inPair('matchmaking.topic_pair').first()) !== undefined;
      const reviewed = await inPair('matchmaking.match_topic').then((all) => all.some((one) => one.review_id !== null));
      const words = wordsIn(await seals.open('matchmaking.topic_answer.words', row.id, row.words));
      const to = row.written_by === 'man' ? woman.id : man;
      return { words, from: row.account_id, to, wardId: woman.id, approved, alone: !approved && !reviewed };
    }),
  );
  const notes = await db('matchmaking.match_topic').whereNotNull('note');
  const noted = notes.map(async ({ id, note, note_by: by }) => {
    const words = wordsIn(await seals.open('matchmaking.match_topic.note', id, note));
    return { words, from: by!, to: woman.id, wardId: woman.id, approved: true };
  });
  return [...answers, ...(await Promise.all(noted))];
}

/**
 * Words about meetings: the other member reads a proposal, and what her guardian wrote, once her guardian agreed. A
 * member's reason for a cancellation is for her guardian only.
 */
async function meetingWords({ db, kernel: { seals }, woman }: World, ids: Map<ProfileId, UserId>): Promise<Text[]> {
  const texts: Text[] = [];
  for (const row of await db('matchmaking.meeting')) {
    const match = (await db('matchmaking.match').where({ id: row.match_id }).first())!;
    const accounts = { man: ids.get(match.man_profile_id)!, woman: ids.get(match.woman_profile_id)! };
    const opened = (column: 'place' | 'present' | 'companion' | 'reason') =>
      seals.open(`matchmaking.meeting.${column}`, row.id, row[column]);
    // Her guardian's words are for both, as if one of them wrote them.
    const text = (words: unknown, by: 'man' | 'woman', approved: boolean) =>
      texts.push({
        words: wordsIn(words),
        from: accounts[by],
        to: accounts[by === 'man' ? 'woman' : 'man'],
        wardId: woman.id,
        approved,
      });
    const writer = row.proposed_by === 'man' ? 'man' : 'woman';
    const isShared = row.shared_at !== null;
    const words = [await opened('place'), await opened('present'), await opened('companion')];
    text(words, writer, isShared);
    // Also after his part, his data have what he proposed.
    if (row.proposed_by === 'guardian' && row.account_id)
      texts.push({ words: wordsIn(words), from: row.account_id, to: woman.id, wardId: woman.id, approved: isShared });
    const reason = await opened('reason');
    if (row.cancelled_by === 'guardian') text(reason, writer, isShared);
    else if (row.cancelled_by) text(reason, row.cancelled_by, false);
  }
  return texts;
}

/** Details of how families speak: the man opens a number by a press, and no list or export of a member has it. */
async function sharedDetails({ db, kernel: { seals }, woman }: World, ids: Map<ProfileId, UserId>): Promise<Text[]> {
  const texts: Text[] = [];
  for (const row of await db('matchmaking.contact_release').whereNull('ended_at')) {
    const { man_profile_id: man } = (await db('matchmaking.match').where({ id: row.match_id }).first())!;
    const value = await seals.open('matchmaking.contact_release.value', row.id, row.value);
    const times = await seals.open('matchmaking.contact_release.call_times', row.id, row.call_times);
    const words = wordsIn([value, times]);
    texts.push({ words, from: row.account_id!, to: ids.get(man)!, wardId: woman.id, approved: false });
  }
  for (const row of await db('matchmaking.named_relative').where({ state: 'named' })) {
    const { man_profile_id: man } = (await db('matchmaking.match').where({ id: row.match_id }).first())!;
    const relation = await seals.open('matchmaking.named_relative.relation', row.match_id, row.relation);
    const phone = await seals.open('matchmaking.named_relative.phone', row.match_id, row.phone);
    const words = wordsIn([relation, phone]);
    texts.push({ words, from: ids.get(man)!, to: woman.id, wardId: woman.id, approved: false });
  }
  return texts;
}
