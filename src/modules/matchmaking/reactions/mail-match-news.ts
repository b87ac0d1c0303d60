import { afterFact, type Subscription } from '#kernel/events.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import news from '#kernel/i18n/en/match-news.json' with { type: 'json' };
import messages from '#kernel/i18n/en/messages.json' with { type: 'json' };
import type { Tx } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Stage } from '../contracts/match-states.ts';
import { modeOf, type Match } from '../domain/match.ts';
import type { Matches } from '../domain/matches.ts';
import { emails } from '../emails.ts';
import {
  matchEnded,
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
  identity: IdentityFacade;
  matches: Matches;
}
type Pair = Pick<Match, 'man' | 'woman'> & { matchId: Match['id'] };

/**
 * Tells the two by e-mail what the other side, or her guardian, chose in their match. An e-mail may be late: it tells
 * what is still so, and reaches nobody of whom one is not there (decisions 5.10).
 */
export function mailMatchNews({ identity, matches }: Ports): Subscription[] {
  const mail = async (
    tx: Tx,
    { matchId, man, woman }: Pair,
    told: { him?: keyof typeof news.toHim | undefined; her?: keyof typeof news.toHer | undefined },
    { stage, isStillSo }: { stage?: Stage; isStillSo: (match: Match) => boolean },
  ) => {
    const match = await matches.read(tx, matchId);
    const present = await identity.presentAmong(tx, [man.accountId, woman.accountId]);
    if (!match || !isStillSo(match) || present.size < 2) return;
    const write = async (to: typeof man, other: typeof man, { title, text }: { title: string; text: string }) => {
      const values = { other: other.profileId, stage: stage ? messages.stage[stage] : '' };
      await identity.notify(tx, to.accountId, emails.matchNews, {
        values: { news: fill(title, values), text: fill(text, values) },
        path: `/messages/${matchId}`,
      });
    };
    if (told.him) await write(man, woman, news.toHim[told.him]);
    if (told.her) await write(woman, man, news.toHer[told.her]);
  };
  return [
    afterFact(matchPaused, 'matchmaking.mail-paused', (tx, { by, ...pair }) =>
      mail(
        tx,
        pair,
        { him: by === 'man' ? undefined : 'paused', her: by === 'woman' ? undefined : pausedBy(by) },
        { isStillSo: (match) => match.pausedBy.includes(by) },
      ),
    ),
    afterFact(matchResumed, 'matchmaking.mail-resumed', async (tx, { by, goesOn, ...pair }) => {
      if (!goesOn) return;
      await mail(
        tx,
        pair,
        { him: by === 'man' ? undefined : 'goesOn', her: by === 'woman' ? undefined : 'goesOn' },
        { isStillSo: ({ status }) => status === 'active' },
      );
    }),
    afterFact(matchEnded, 'matchmaking.mail-ended', async (tx, { by, ...pair }) => {
      // Of somebody who went away, the account tells nobody.
      if (by === null) return;
      const her = by === 'man' ? 'ended' : by === 'guardian' ? 'endedByGuardian' : undefined;
      await mail(tx, pair, { him: by === 'man' ? undefined : 'ended', her }, { isStillSo: () => true });
    }),
    afterFact(stageProposed, 'matchmaking.mail-stage-proposed', (tx, { proposalId, stage, proposedBy, ...pair }) =>
      mail(tx, pair, proposedBy === 'man' ? { her: 'stageProposed' } : { him: 'stageProposed' }, {
        stage,
        isStillSo: ({ proposal }) => proposal?.id === proposalId && !proposal.agreedAt,
      }),
    ),
    afterFact(
      stageReached,
      'matchmaking.mail-stage-reached',
      (tx, { stage, proposedBy, confirmedByGuardian: confirmed, ...pair }) => {
        // Whoever agreed last knows it.
        const him = confirmed || proposedBy === 'man' ? ('stageReached' as const) : undefined;
        const her = confirmed || proposedBy === 'woman' ? ('stageReached' as const) : undefined;
        return mail(tx, pair, { him, her }, { stage, isStillSo: (match) => match.stage === stage });
      },
    ),
    afterFact(stageDeclined, 'matchmaking.mail-stage-declined', (tx, { stage, ...pair }) =>
      mail(
        tx,
        pair,
        { him: 'stageDeclined', her: 'stageDeclined' },
        {
          stage,
          isStillSo: ({ status, proposal }) => status !== 'ended' && !proposal,
        },
      ),
    ),
    afterFact(readAlongWished, 'matchmaking.mail-read-along-wished', async (tx, { by, ...pair }) => {
      if (by !== 'guardian') return;
      const isStillSo = ({ readAlong }: Match) => readAlong?.guardian === true && !readAlong.ward;
      await mail(tx, pair, { her: 'readAlongWished' }, { isStillSo });
    }),
    afterFact(readAlongBegan, 'matchmaking.mail-read-along-began', (tx, { by, ...pair }) =>
      mail(
        tx,
        pair,
        { him: 'readAlongBegan', her: by === 'woman' ? undefined : 'readAlongBegan' },
        { isStillSo: (match) => modeOf(match) === 'read_along' },
      ),
    ),
    afterFact(readAlongEnded, 'matchmaking.mail-read-along-ended', (tx, { by, ...pair }) =>
      mail(
        tx,
        pair,
        { him: 'readAlongEnded', her: by === 'woman' ? undefined : 'readAlongEnded' },
        { isStillSo: (match) => match.status !== 'ended' && modeOf(match) === 'approve' },
      ),
    ),
  ];
}

const pausedBy = (by: 'man' | 'guardian') => (by === 'man' ? 'paused' : 'pausedByGuardian');
