import { afterFact, type Subscription } from '#kernel/events.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import news from '#kernel/i18n/en/match-news.json' with { type: 'json' };
import messages from '#kernel/i18n/en/messages.json' with { type: 'json' };
import type { MatchId, ProfileId, UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Stage } from '../../matchmaking/contracts/match-states.ts';
import {
  matchEnded,
  matchMade,
  matchPaused,
  matchResumed,
  readAlongBegan,
  readAlongEnded,
  readAlongWished,
  stageReached,
} from '../../matchmaking/events.ts';
import type { Guardian } from '../domain/guardian.ts';
import type { Guardians } from '../domain/guardians.ts';
import { emails } from '../emails.ts';

interface Ports {
  guardians: Guardians;
  identity: IdentityFacade;
}
interface Side {
  accountId: UserId;
  profileId: ProfileId;
}
interface Pair {
  matchId: MatchId;
  man: Side;
  woman: Side;
}

/** The guardian learns that his ward and somebody else may write to each other, and what the two choose then. */
export const mailMatch = ({ guardians, identity }: Ports): Subscription[] => {
  /** Her acting guardian and what he calls her. An e-mail may be late: nobody is told of two who are not both there. */
  const told = async (tx: Tx, { man, woman }: Pair): Promise<{ guardian: Guardian; ward: string } | null> => {
    const guardian = await guardians.actingFor(tx, woman.accountId);
    const present = await identity.presentAmong(tx, [woman.accountId, man.accountId]);
    const ward = present.get(woman.accountId);
    const other = present.get(man.accountId);
    if (!guardian || !ward || !other || guardian.isThePerson(other)) return null;
    return { guardian, ward: ward.name };
  };
  const mail = async (tx: Tx, pair: Pair, what: keyof typeof news.toGuardian, stage?: Stage) => {
    const to = await told(tx, pair);
    if (!to) return;
    const values = { ward: to.ward, other: pair.man.profileId, stage: stage ? messages.stage[stage] : '' };
    const { title, text } = news.toGuardian[what];
    await identity.notify(tx, to.guardian.recipient, emails.matchNewsGuardian, {
      values: { guardian: to.guardian.state.name, news: fill(title, values), text: fill(text, values) },
      path: `/guardian-messages/${pair.matchId}`,
    });
  };
  return [
    afterFact(matchMade, 'guardianship.mail-match', async (tx, pair) => {
      const to = await told(tx, pair);
      if (!to) return;
      const { name } = to.guardian.state;
      await identity.notify(tx, to.guardian.recipient, emails.matchMadeGuardian, {
        values: { guardian: name, ward: to.ward, other: pair.man.profileId },
        path: '/guardian-messages',
      });
    }),
    afterFact(matchPaused, 'guardianship.mail-match-paused', async (tx, { by, ...pair }) => {
      if (by !== 'guardian') await mail(tx, pair, by === 'man' ? 'pausedByHim' : 'pausedByHer');
    }),
    afterFact(matchResumed, 'guardianship.mail-match-resumed', async (tx, { by, goesOn, ...pair }) => {
      if (goesOn && by !== 'guardian') await mail(tx, pair, 'goesOn');
    }),
    afterFact(matchEnded, 'guardianship.mail-match-ended', async (tx, { by, ...pair }) => {
      if (by === 'man' || by === 'woman') await mail(tx, pair, by === 'man' ? 'endedByHim' : 'endedByHer');
    }),
    afterFact(stageReached, 'guardianship.mail-stage-reached', async (tx, { stage, confirmedByGuardian, ...pair }) => {
      if (!confirmedByGuardian) await mail(tx, pair, 'stageReached', stage);
    }),
    afterFact(readAlongWished, 'guardianship.mail-read-along-wished', async (tx, { by, ...pair }) => {
      if (by === 'woman') await mail(tx, pair, 'readAlongWished');
    }),
    afterFact(readAlongBegan, 'guardianship.mail-read-along-began', async (tx, { by, ...pair }) => {
      if (by === 'woman') await mail(tx, pair, 'readAlongBegan');
    }),
    afterFact(readAlongEnded, 'guardianship.mail-read-along-ended', async (tx, { by, ...pair }) => {
      if (by === 'woman') await mail(tx, pair, 'readAlongEnded');
    }),
  ];
};
