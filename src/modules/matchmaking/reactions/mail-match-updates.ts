import { afterCommit, type StoredEvent, type Subscription } from '#kernel/events.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import updates from '#texts/en/match-news.json' with { type: 'json' };
import messages from '#texts/en/messages.json' with { type: 'json' };
import { isEmailTooSoon, lastEmailUntil } from '#kernel/mail/email-interval.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import { processEach } from '#kernel/runtime/process-each.ts';
import type { Tx } from '#kernel/tx.ts';
import type { MatchRole } from '../contracts/match-states.ts';
import { isFamilyUpdate, isMeetingUpdate, isTopicUpdate } from '../contracts/match-updates.ts';
import { isDuplicate, isStillSo, type MatchUpdate } from '../domain/match/match-updates.ts';
import type { Match } from '../domain/match/match-state.ts';
import { emails } from '../emails.ts';
import {
  contactReleased,
  guardianEndBegan,
  guardianEndObjected,
  herSidePauseChanged,
  matchEnded,
  matchUpdateForGuardian,
  matchPaused,
  matchResumed,
  meetingMoved,
  meetingProposed,
  meetingShared,
  readAlongBegan,
  readAlongEnded,
  readAlongWished,
  relativeDeclined,
  relativeNamed,
  relativeRequested,
  stageDeclined,
  stageProposed,
  stageReached,
  topicApproved,
  topicRequested,
  topicSentBack,
} from '../events.ts';
import type { EmailContent } from '../../identity/index.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'uow' | 'clock' | 'identity' | 'matches' | 'matchUpdates'>;
type Pair = Pick<Match, 'man' | 'woman'> & { matchId: MatchId };
type UpdateText = { title: string; text: string; items?: NonNullable<EmailContent['items']> };

const other = { man: 'woman', woman: 'man' } as const;
const allBut = (by: MatchRole | null): MatchRole[] =>
  (['man', 'woman', 'guardian'] as const).filter((role) => role !== by);
const supportLink = { text: updates.tellUs, path: '/support' };
const plain = { stage: null, proposalId: null };

/** Emails participants about what another of them chose, at most once an hour; the end of a match at once. */
export const emailMatchUpdates = (ports: Ports): Subscription[] => {
  const notify = async (tx: Tx, { occurredAt }: StoredEvent, { matchId }: Pair, to: MatchRole[], item: MatchUpdate) => {
    for (const role of to) await notifyParticipant(tx, ports, matchId, role, item, occurredAt);
  };
  return [
    afterCommit(matchPaused, 'matchmaking.mail-paused', (tx, { by, ...pair }, event) =>
      notify(tx, event, pair, allBut(by), { what: 'paused', by, ...plain }),
    ),
    // To him this is a pause of her side. She has got an email of her own, with the link by which she objects.
    afterCommit(guardianEndBegan, 'matchmaking.mail-guardian-end', async (tx, { isNewPause, ...pair }, event) => {
      if (isNewPause) await notify(tx, event, pair, ['man'], { what: 'paused', by: 'guardian', ...plain });
    }),
    afterCommit(guardianEndObjected, 'matchmaking.mail-objection', (tx, pair, event) =>
      notify(tx, event, pair, ['guardian'], { what: 'endObjected', by: 'woman', ...plain }),
    ),
    afterCommit(matchResumed, 'matchmaking.mail-resumed', async (tx, { by, isActive, ...pair }, event) => {
      if (isActive) await notify(tx, event, pair, allBut(by), { what: 'resumed', by, ...plain });
    }),
    // To him, her waiting period looks like any pause of her side.
    afterCommit(herSidePauseChanged, 'matchmaking.mail-her-side-pause', async (tx, { isActive, ...pair }, event) =>
      notify(tx, event, pair, ['man'], { what: isActive ? 'resumed' : 'paused', by: 'woman', ...plain }),
    ),
    afterCommit(
      stageProposed,
      'matchmaking.mail-stage-proposed',
      (tx, { proposedBy: by, stage, proposalId, ...pair }, event) =>
        notify(tx, event, pair, [other[by]], { what: 'stageProposed', by, stage, proposalId }),
    ),
    afterCommit(
      stageReached,
      'matchmaking.mail-stage-reached',
      (tx, { stage, proposalId, proposedBy, confirmedByGuardian, ...pair }, event) =>
        // The one who agreed last already knows.
        notify(tx, event, pair, confirmedByGuardian ? ['man', 'woman'] : [proposedBy, 'guardian'], {
          what: 'stageReached',
          by: null,
          stage,
          proposalId,
        }),
    ),
    afterCommit(stageDeclined, 'matchmaking.mail-stage-declined', (tx, { stage, proposalId, ...pair }, event) =>
      notify(tx, event, pair, ['man', 'woman'], { what: 'stageDeclined', by: 'guardian', stage, proposalId }),
    ),
    afterCommit(readAlongWished, 'matchmaking.mail-read-along-wished', (tx, { by, ...pair }, event) =>
      notify(tx, event, pair, [by === 'woman' ? 'guardian' : 'woman'], { what: 'readAlongWished', by, ...plain }),
    ),
    afterCommit(readAlongBegan, 'matchmaking.mail-read-along-began', (tx, { by, ...pair }, event) =>
      notify(tx, event, pair, allBut(by), { what: 'readAlongBegan', by, ...plain }),
    ),
    afterCommit(readAlongEnded, 'matchmaking.mail-read-along-ended', (tx, { by, ...pair }, event) =>
      // If it ended because he is no longer her guardian, the next one starts without reading along: he needs no email.
      notify(tx, event, pair, by ? allBut(by) : ['man', 'woman'], { what: 'readAlongEnded', by, ...plain }),
    ),
    ...(
      [
        [contactReleased, 'contactReleased', 'guardian', ['man', 'woman']],
        [relativeRequested, 'relativeRequested', 'guardian', ['man']],
        [relativeNamed, 'relativeNamed', 'man', ['guardian']],
        [relativeDeclined, 'relativeDeclined', null, ['man', 'guardian']],
        [topicRequested, 'topicRequested', 'guardian', ['man', 'woman']],
        [topicApproved, 'topicApproved', 'guardian', ['man', 'woman']],
        [topicSentBack, 'topicSentBack', 'guardian', ['man', 'woman']],
      ] as const
    ).map(([event, what, by, to]) =>
      afterCommit(event as typeof relativeNamed, `matchmaking.mail-${event.type.split('.')[1]}`, (tx, pair, stored) =>
        notify(tx, stored, pair, [...to], { what, by, ...plain }),
      ),
    ),
    ...[meetingProposed, meetingMoved].map((event) =>
      afterCommit(event, `matchmaking.mail-${event.type.split('.')[1]}`, (tx, { by, hiddenFrom, ...pair }, stored) => {
        const to = allBut(by).filter((role) => role !== hiddenFrom);
        const what = event.type === meetingMoved.type ? 'meetingMoved' : 'meetingProposed';
        return notify(tx, stored, pair, to, { what, by, ...plain });
      }),
    ),
    afterCommit(meetingShared, 'matchmaking.mail-meeting-shared', async (tx, { by, ...pair }, stored) => {
      if (by !== 'guardian') await notify(tx, stored, pair, [other[by]], { what: 'meetingProposed', by, ...plain });
    }),
    afterCommit(matchEnded, 'matchmaking.mail-ended', async (tx, { by, ...pair }) => {
      // Nobody is notified of a member's leaving.
      if (by === null) return;
      if (by !== 'man') await write(tx, ports, pair, 'man', updates.toHim.ended);
      if (by === 'man') await write(tx, ports, pair, 'woman', updates.toHer.ended);
      if (by === 'guardian')
        await write(tx, ports, pair, 'woman', { ...updates.toHer.endedByGuardian, items: [supportLink] });
    }),
  ];
};

/** Sends the updates that were held back by the hourly limit, if they still hold. */
export async function notifyMatchUpdates(ports: Ports): Promise<void> {
  const { uow, clock, matchUpdates } = ports;
  const due = await uow.run((tx) => matchUpdates.due(tx, lastEmailUntil(clock.now())));
  await processEach(due, ({ matchId, to }) =>
    uow.run(async (tx) => {
      const update = await matchUpdates.find(tx, matchId, to);
      if (!update.pending || isEmailTooSoon(update.at, clock.now())) return;
      await matchUpdates.save(tx, matchId, to, { ...update, pending: null });
      if (!isDuplicate(update, update.pending))
        await notifyParticipant(tx, ports, matchId, to, update.pending, clock.now());
    }),
  );
}

/** `since` is when the change happened: a late job still holds back a change within the hour. */
async function notifyParticipant(
  tx: Tx,
  ports: Ports,
  matchId: MatchId,
  to: MatchRole,
  item: MatchUpdate,
  since: Date,
): Promise<void> {
  const { clock, matches, matchUpdates } = ports;
  const match = await matches.read(tx, matchId);
  if (!match || !isStillSo(item, match)) return;
  const update = await matchUpdates.find(tx, matchId, to);
  if (isEmailTooSoon(update.at, since)) return matchUpdates.save(tx, matchId, to, { ...update, pending: item });
  await matchUpdates.save(tx, matchId, to, { last: item, at: clock.now(), pending: null });
  const pair = { matchId, man: match.man, woman: match.woman };
  if (to === 'guardian')
    tx.record(matchUpdateForGuardian({ ...pair, what: item.what, by: item.by, stage: item.stage }));
  else await write(tx, ports, pair, to, textFor(to, item), item);
}

/** Sends nothing unless both members are active. */
async function write(
  tx: Tx,
  { identity }: Ports,
  { matchId, ...pair }: Pair,
  to: 'man' | 'woman',
  words: UpdateText | null,
  { what, stage }: Pick<MatchUpdate, 'stage'> & { what?: MatchUpdate['what'] } = plain,
): Promise<void> {
  if (!words || (await identity.filterActive(tx, [pair.man.accountId, pair.woman.accountId])).size < 2) return;
  const values = { other: pair[other[to]].profileId, stage: stage ? messages.stage[stage] : '' };
  await identity.notify(tx, pair[to].accountId, emails.matchUpdate, {
    values: { news: fill(words.title, values), text: fill(words.text, values) },
    path: pageOf(what, matchId),
    ...(words.items && { items: words.items }),
  });
}

function pageOf(what: MatchUpdate['what'] | undefined, matchId: MatchId): string {
  if (what && isTopicUpdate(what)) return `/matches/${matchId}/path`;
  if (what && isMeetingUpdate(what)) return `/messages/${matchId}/meeting`;
  return what && isFamilyUpdate(what) ? `/messages/${matchId}/family` : `/messages/${matchId}`;
}

/** He learns nothing of what she and her guardian want before it begins. */
function textFor(to: 'man' | 'woman', { what, by }: MatchUpdate): UpdateText | null {
  if (what === 'endObjected' || what === 'relativeNamed') return null;
  if (to === 'man') return what === 'readAlongWished' ? null : updates.toHim[what];
  if (what === 'relativeRequested' || what === 'relativeDeclined') return null;
  return what === 'paused' && by === 'guardian' ? updates.toHer.pausedByGuardian : updates.toHer[what];
}
