import type { Actor } from '#kernel/actor.ts';
import type { ApprovalType } from '#kernel/contracts/approvals.ts';
import { sendInterestBody } from '#kernel/contracts/interest-requests.ts';
import { sendMessageBody } from '#kernel/contracts/messages.ts';
import type { ApprovalId, MatchId, ProfileId, UserId } from '#kernel/ids.ts';
import type { Member, Sister } from './cast.ts';
import type { Story } from './past.ts';
import type { AskedRequest, Decision, WrittenMessage } from './requests.ts';

interface Party {
  accountId: UserId;
  profileId: ProfileId;
}

/** One asks the other; guardian and receiver answer; the two write to each other: as far as it has come. */
export async function asks(story: Story, request: AskedRequest): Promise<void> {
  const [from, to] = [await party(story, request.from), await party(story, request.to)];
  const known = { from_profile_id: from.profileId, to_profile_id: to.profileId };
  if (await story.db('matchmaking.interest_request').where(known).first('id')) return;

  const { send, answer, withdraw } = story.modules.matchmaking.commands;
  const body = sendInterestBody.parse({ toProfileId: to.profileId, message: request.says });
  const words = { ...body, toProfileId: to.profileId };
  // A guardian without an account decides by the link in his e-mail.
  const guardianIsMailed = request.sister.guardian === null;
  const id = await story.at(request.at, () => send.execute(actorOf(request.from, from), words), { guardianIsMailed });
  if (request.decision) await decides(story, request.sister, { type: 'interest_request', id }, request.decision);
  if (request.withdrawnAt) await story.at(request.withdrawnAt, () => withdraw.execute(from.profileId, id));
  if (!request.answer) return;

  const { action, says, at } = request.answer;
  const { matchId } = await story.at(at, () => answer.execute(to.profileId, id, { action, responseMessage: says }));
  for (const message of request.messages ?? [])
    await writes(story, request.sister, matchId!, message, message.by === request.from ? [from, to] : [to, from]);
}

async function writes(
  story: Story,
  sister: Sister,
  matchId: MatchId,
  message: WrittenMessage,
  [writer, reader]: [Party, Party],
): Promise<void> {
  const { send, markRead } = story.modules.messaging.commands;
  const { content } = sendMessageBody.parse({ content: message.says });
  const id = await story.at(message.at, () => send.execute(writer.profileId, matchId, { content }));
  if (message.decision) await decides(story, sister, { type: 'message', id }, message.decision);
  if (message.readAt) await story.at(message.readAt, () => markRead.execute(reader.profileId, id));
}

async function decides(
  story: Story,
  sister: Sister,
  { type, id }: { type: ApprovalType; id: string },
  { action, reason, at }: Decision,
): Promise<void> {
  const { decide } = story.modules.guardianship.commands;
  const decision = { action, reason };
  if (!sister.guardian) {
    const token = story.lastMail().path!.replace('/decide/', '');
    await story.at(at, () => decide.executeByLink(token, decision));
    return;
  }
  const guardian = await story.account(sister.guardian.email);
  const approval = await story.db('guardianship.approval').where({ type, subject_id: id }).first('id');
  await story.at(at, () => decide.execute(guardian!.id, approval.id as ApprovalId, decision));
}

async function party(story: Story, { email }: Member): Promise<Party> {
  const account = await story.account(email);
  if (!account?.profile_id) throw new Error(`${email} has no profile to ask with or for`);
  return { accountId: account.id, profileId: account.profile_id };
}

const actorOf = ({ profile }: Member, { accountId, profileId }: Party): Actor => ({
  userId: accountId,
  role: 'member',
  gender: profile!.gender,
  profileId,
  isGuardian: false,
});

/** Ends what nobody answered within its thirty days, each at its time. */
export async function expire(story: Story, at: Date): Promise<void> {
  await story.at(at, () => story.modules.matchmaking.commands.expire.execute());
}
