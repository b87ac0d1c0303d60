import type { Actor } from '#kernel/actor.ts';
import { sendInterestBody } from '#modules/matchmaking/contracts/interest-requests.schema.ts';
import { sendMessageBody } from '#modules/messaging/contracts/messages.schema.ts';
import type { MatchId, MessageId, ProfileId, UserId } from '#kernel/values/ids.ts';
import { approvalOpened } from '#modules/guardianship/events.ts';
import type { Member } from './cast.ts';
import type { Story } from './backdated-commands.ts';
import { familyActs } from './simulate-families.ts';
import { pathActs } from './paths/path-acts.ts';
import type { AgreedStage, RequestSeed, Decision, WrittenMessage } from './requests.ts';

interface Party {
  id: UserId;
  profileId: ProfileId;
}
/** Her guardian's account; null if he has none and decides by the link in his email. */
type GuardianAccount = UserId | null;

/** Plays a request: sending, decisions, answer and messages, as far as it has come. */
export async function simulateRequest(story: Story, request: RequestSeed): Promise<void> {
  const { from, to, sister } = request;
  const accounts = await story.accounts(from.email, to.email, sister.wali.waliEmail);
  const [sender, receiver] = [party(accounts.get(from.email)), party(accounts.get(to.email))];
  const guardian: GuardianAccount = (sister.guardian && accounts.get(sister.guardian.email)?.id) ?? null;
  const pair = { from_profile_id: sender.profileId, to_profile_id: receiver.profileId };
  if (await story.db('matchmaking.interest_request').where(pair).first('id')) return;

  const { send, answer, withdraw } = story.modules.matchmaking.commands;
  const { message } = sendInterestBody.parse({ toProfileId: receiver.profileId, message: request.says });
  const asking = { toProfileId: receiver.profileId, message };
  const guardianIsMailed = guardian === null;
  const id = await story.at(request.at, () => send.execute(actorOf(from, sender), asking), { guardianIsMailed });
  if (request.decision) await decides(story, guardian, request.decision);
  if (request.withdrawnAt) await story.at(request.withdrawnAt, () => withdraw.execute(sender.profileId, id));
  if (!request.answer) return;

  const { action, says, at, decision, readAt } = request.answer;
  const words = { action, responseMessage: says };
  const { matchId } = await story.at(at, () => answer.execute(receiver.profileId, id, words), { guardianIsMailed });
  if (says) await decides(story, guardian, decision);
  // With an acceptance they are the first message, under the request's own id.
  if (says && matchId && readAt) {
    const { markRead } = story.modules.messaging.commands;
    await story.at(readAt, () => markRead.execute(sender.profileId, id as string as MessageId));
  }
  const partiesFor = (member: Member): [Party, Party] => (member === from ? [sender, receiver] : [receiver, sender]);
  const [man, woman] = from === sister ? [to, from] : [from, to];
  const actors = {
    matchId: matchId!,
    man: actorOf(man, partiesFor(man)[0]),
    woman: actorOf(woman, partiesFor(woman)[0]),
    guardian: guardianActor(guardian!),
  };
  const later = [
    ...(request.messages ?? []),
    ...(request.stages ?? []),
    ...(request.families ? familyActs(story, request.families, actors) : []),
    ...pathActs(story, request.path ?? [], actors),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const one of later) {
    if ('act' in one) await one.act();
    else if ('says' in one) await writes(story, guardian, matchId!, one, partiesFor(one.by));
    else await agrees(story, matchId!, one, [one.by, one.by === from ? to : from], partiesFor(one.by));
  }
}

async function writes(
  story: Story,
  guardian: GuardianAccount,
  matchId: MatchId,
  { says, at, decision, readAt }: WrittenMessage,
  [writer, reader]: [Party, Party],
): Promise<void> {
  const { send, markRead } = story.modules.messaging.commands;
  const { content } = sendMessageBody.parse({ content: says });
  const id = await story.at(at, () => send.execute(writer.profileId, matchId, { content }));
  if (decision) await decides(story, guardian, decision);
  if (readAt) await story.at(readAt, () => markRead.execute(reader.profileId, id));
}

/** One of the two proposes a stage, and the other agrees. */
async function agrees(
  story: Story,
  matchId: MatchId,
  { stage, at, agreedAt }: AgreedStage,
  [proposer, other]: [Member, Member],
  [proposing, agreeing]: [Party, Party],
): Promise<void> {
  const { moveStage } = story.modules.matchmaking.commands;
  await story.at(at, () => moveStage.execute(actorOf(proposer, proposing), matchId, { stage }));
  await story.at(agreedAt, () => moveStage.execute(actorOf(other, agreeing), matchId, { stage }));
}

/** Her guardian decides the last item that was opened. */
async function decides(story: Story, guardian: GuardianAccount, { action, reason, at }: Decision): Promise<void> {
  const { decide, decideByLink } = story.modules.guardianship.commands;
  const decision = { action, reason };
  if (guardian === null) {
    const token = story.lastMailTo('/decide/').path.replace('/decide/', '');
    await story.at(at, () => decideByLink.execute(token, decision));
    return;
  }
  const opened = story.facts.findLast(({ type }) => type === approvalOpened.type);
  const { approvalId } = approvalOpened.payload.parse(opened?.payload);
  await story.at(at, () => decide.execute(guardian, approvalId, decision));
}

/** Expires requests that nobody answered within thirty days. */
export async function expire(story: Story, at: Date): Promise<void> {
  await story.at(at, () => story.modules.matchmaking.commands.expire.execute());
}

function party(account: { id: UserId; profileId: ProfileId | null } | undefined): Party {
  if (!account?.profileId) throw new Error('Somebody without a profile cannot ask or be asked');
  return { id: account.id, profileId: account.profileId };
}

const actorOf = ({ profile }: Member, { id, profileId }: Party): Actor => ({
  userId: id,
  role: 'member',
  duties: [],
  gender: profile!.gender,
  profileId,
  isLeaving: false,
  isGuardian: false,
  isMember: true,
});

const guardianActor = (userId: UserId): Actor => ({
  userId,
  role: 'member',
  duties: [],
  gender: 'male',
  profileId: null,
  isLeaving: false,
  isGuardian: true,
  isMember: false,
});
