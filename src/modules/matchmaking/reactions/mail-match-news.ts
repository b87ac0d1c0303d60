import { after, type Clock } from '#kernel/clock.ts';
import { afterFact, type Envelope, type Subscription } from '#kernel/events.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import news from '#kernel/i18n/en/match-news.json' with { type: 'json' };
import messages from '#kernel/i18n/en/messages.json' with { type: 'json' };
import type { MatchId } from '#kernel/ids.ts';
import { oneByOne } from '#kernel/one-by-one.ts';
import type { Tx, UnitOfWork } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { MatchRole } from '../contracts/match-states.ts';
import { isOld, isStillSo, isTooSoon, NEWS_PAUSE, type MatchNews, type News } from '../domain/match-news.ts';
import type { Match } from '../domain/match.ts';
import type { Matches } from '../domain/matches.ts';
import { emails } from '../emails.ts';
import {
  herSidePauseChanged,
  matchEnded,
  matchNewsForGuardian,
  matchPaused,
  matchResumed,
  readAlongBegan,
  readAlongEnded,
  readAlongWished,
  stageDeclined,
  stageProposed,
  stageReached,
} from '../events.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  identity: IdentityFacade;
  matches: Matches;
  matchNews: MatchNews;
}
type Pair = Pick<Match, 'man' | 'woman'> & { matchId: MatchId };
type Words = { title: string; text: string };

const other = { man: 'woman', woman: 'man' } as const;
const allBut = (by: MatchRole | null): MatchRole[] =>
  (['man', 'woman', 'guardian'] as const).filter((role) => role !== by);
const plain = { stage: null, proposalId: null };

/**
 * Tells the two and her guardian by e-mail what another of them chose in their match: each at most once an hour, and
 * the newest state of it. Its end is told at once.
 */
export const mailMatchNews = (ports: Ports): Subscription[] => {
  const tell = async (tx: Tx, { occurredAt }: Envelope, { matchId }: Pair, to: MatchRole[], item: News) => {
    for (const role of to) await tellOne(tx, ports, matchId, role, item, occurredAt);
  };
  return [
    afterFact(matchPaused, 'matchmaking.mail-paused', (tx, { by, ...pair }, event) =>
      tell(tx, event, pair, allBut(by), { what: 'paused', by, ...plain }),
    ),
    afterFact(matchResumed, 'matchmaking.mail-resumed', async (tx, { by, goesOn, ...pair }, event) => {
      if (goesOn) await tell(tx, event, pair, allBut(by), { what: 'goesOn', by, ...plain });
    }),
    // He reads of her waiting period what he reads of any pause of her side, and no more.
    afterFact(herSidePauseChanged, 'matchmaking.mail-her-side-pause', async (tx, { goesOn, ...pair }, event) =>
      tell(tx, event, pair, ['man'], { what: goesOn ? 'goesOn' : 'paused', by: 'woman', ...plain }),
    ),
    afterFact(
      stageProposed,
      'matchmaking.mail-stage-proposed',
      (tx, { proposedBy: by, stage, proposalId, ...pair }, event) =>
        tell(tx, event, pair, [other[by]], { what: 'stageProposed', by, stage, proposalId }),
    ),
    afterFact(
      stageReached,
      'matchmaking.mail-stage-reached',
      (tx, { stage, proposalId, proposedBy, confirmedByGuardian, ...pair }, event) =>
        // Whoever agreed last knows it.
        tell(tx, event, pair, confirmedByGuardian ? ['man', 'woman'] : [proposedBy, 'guardian'], {
          what: 'stageReached',
          by: null,
          stage,
          proposalId,
        }),
    ),
    afterFact(stageDeclined, 'matchmaking.mail-stage-declined', (tx, { stage, proposalId, ...pair }, event) =>
      tell(tx, event, pair, ['man', 'woman'], { what: 'stageDeclined', by: 'guardian', stage, proposalId }),
    ),
    afterFact(readAlongWished, 'matchmaking.mail-read-along-wished', (tx, { by, ...pair }, event) =>
      tell(tx, event, pair, [by === 'woman' ? 'guardian' : 'woman'], { what: 'readAlongWished', by, ...plain }),
    ),
    afterFact(readAlongBegan, 'matchmaking.mail-read-along-began', (tx, { by, ...pair }, event) =>
      tell(tx, event, pair, allBut(by), { what: 'readAlongBegan', by, ...plain }),
    ),
    afterFact(readAlongEnded, 'matchmaking.mail-read-along-ended', (tx, { by, ...pair }, event) =>
      // Where it ended with him who read along, the next one begins as always: there is nothing to tell him.
      tell(tx, event, pair, by ? allBut(by) : ['man', 'woman'], { what: 'readAlongEnded', by, ...plain }),
    ),
    afterFact(matchEnded, 'matchmaking.mail-ended', async (tx, { by, ...pair }) => {
      // Of somebody who went away, the account tells nobody.
      if (by === null) return;
      if (by !== 'man') await write(tx, ports, pair, 'man', news.toHim.ended);
      if (by !== 'woman') await write(tx, ports, pair, 'woman', news.toHer[by === 'man' ? 'ended' : 'endedByGuardian']);
    }),
  ];
};

/** What came within the hour after an e-mail is told when that hour is over, where it is still so. */
export async function tellMatchNews(ports: Ports): Promise<void> {
  const { uow, clock, matchNews } = ports;
  const due = await uow.run((tx) => matchNews.due(tx, after(clock.now(), -NEWS_PAUSE)));
  await oneByOne(due, ({ matchId, to }) =>
    uow.run(async (tx) => {
      const told = await matchNews.find(tx, matchId, to);
      if (!told.waits || isTooSoon(told, clock.now())) return;
      await matchNews.save(tx, matchId, to, { ...told, waits: null });
      if (!isOld(told, told.waits)) await tellOne(tx, ports, matchId, to, told.waits, clock.now());
    }),
  );
}

/** `since`: when it came about. A job that runs late makes nothing new of what is taken back within the hour. */
async function tellOne(tx: Tx, ports: Ports, matchId: MatchId, to: MatchRole, item: News, since: Date): Promise<void> {
  const { clock, matches, matchNews } = ports;
  const match = await matches.read(tx, matchId);
  if (!match || !isStillSo(item, match)) return;
  const told = await matchNews.find(tx, matchId, to);
  if (isTooSoon(told, since)) return matchNews.save(tx, matchId, to, { ...told, waits: item });
  await matchNews.save(tx, matchId, to, { last: item, at: clock.now(), waits: null });
  const pair = { matchId, man: match.man, woman: match.woman };
  if (to === 'guardian') tx.record(matchNewsForGuardian({ ...pair, what: item.what, by: item.by, stage: item.stage }));
  else await write(tx, ports, pair, to, wordsFor(to, item), item);
}

/** Reaches nobody of whom one is not there (decisions 5.10). */
async function write(
  tx: Tx,
  { identity }: Ports,
  { matchId, ...pair }: Pair,
  to: 'man' | 'woman',
  words: Words | null,
  { stage }: Pick<News, 'stage'> = plain,
): Promise<void> {
  if (!words || (await identity.presentAmong(tx, [pair.man.accountId, pair.woman.accountId])).size < 2) return;
  const values = { other: pair[other[to]].profileId, stage: stage ? messages.stage[stage] : '' };
  await identity.notify(tx, pair[to].accountId, emails.matchNews, {
    values: { news: fill(words.title, values), text: fill(words.text, values) },
    path: `/messages/${matchId}`,
  });
}

/** He is not told what she and her guardian wish for, before it begins. */
function wordsFor(to: 'man' | 'woman', { what, by }: News): Words | null {
  if (to === 'man') return what === 'readAlongWished' ? null : news.toHim[what];
  return what === 'paused' && by === 'guardian' ? news.toHer.pausedByGuardian : news.toHer[what];
}
