import { afterCommit, type Subscription } from '#kernel/events.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import type matchUpdates from '#texts/en/match-news.json';
import type stages from '#texts/en/messages.json';
import { textsOf } from '#kernel/i18n/texts.ts';
import { hashOfToken, newToken, type MatchId, type ProfileId, type UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Email } from '../../identity/index.ts';
import type { MatchRole, Stage } from '../../matchmaking/contracts/match-states.ts';
import type { MatchUpdateKind } from '../../matchmaking/contracts/match-updates.ts';
import { matchEnded, matchMade, matchUpdateForGuardian } from '../../matchmaking/events.ts';
import type { Guardian } from '../domain/guardian.ts';
import { identityAt } from '../domain/people.ts';
import { emails } from '../emails.ts';
import { isThePerson } from '../domain/suitability/same-person.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type MatchUpdateText = keyof (typeof matchUpdates)['toGuardian'];
const texts = textsOf<Pick<typeof matchUpdates, 'toGuardian'>>('match-news');
const stageNames = textsOf<Pick<typeof stages, 'stage'>>('messages');

type Ports = Pick<UseCasePorts, 'clock' | 'guardians' | 'identity'>;
interface Side {
  accountId: UserId;
  profileId: ProfileId;
}
interface Pair {
  matchId: MatchId;
  man: Side;
  woman: Side;
}

/** Emails the guardian that his ward's match began, and the couple's later choices. */
export const mailMatch = ({ clock, guardians, identity }: Ports): Subscription[] => {
  /** Her acting guardian and what he calls her; null unless both members are active, since an email may be late. */
  const guardianAndWard = async (
    tx: Tx,
    { man, woman }: Pair,
  ): Promise<{ guardian: Guardian; ward: string } | null> => {
    const guardian = await guardians.ofWard(tx, woman.accountId);
    const present = await identity.filterActive(tx, [woman.accountId, man.accountId]);
    const ward = present.get(woman.accountId);
    const other = present.get(man.accountId);
    if (!guardian?.acts || !ward || !other) return null;
    if (isThePerson(guardian.state, await identityAt(tx, identity, other))) return null;
    return { guardian, ward: ward.name };
  };
  /** Links to `path` or, if he has no account, to the page that sets one up, with a text about it. */
  const mail = async (
    tx: Tx,
    guardian: Guardian,
    email: { withAccount: Email; without: Email },
    { values, path }: { values: Record<string, string | number>; path: string },
  ) => {
    const { name, accountId } = guardian.state;
    const content = { values: { guardian: name, ...values }, path };
    if (!accountId) {
      const token = newToken();
      guardian.renewClaim(hashOfToken(token), clock.now());
      await guardians.save(tx, guardian);
      content.path = `/guardian-claim?token=${token}`;
    }
    await identity.notify(tx, guardian.recipient, accountId ? email.withAccount : email.without, content);
  };
  const emailMatchUpdate = async (tx: Tx, pair: Pair, what: MatchUpdateText, stage: Stage | null = null) => {
    const to = await guardianAndWard(tx, pair);
    if (!to) return;
    const { language, accountId } = to.guardian.state;
    const values = { ward: to.ward, other: pair.man.profileId, stage: stage ? stageNames[language].stage[stage] : '' };
    // Without an account he cannot agree to it.
    const { title, text } =
      texts[language].toGuardian[!accountId && what === 'readAlongWished' ? 'readAlongNeedsAccount' : what];
    const email = { withAccount: emails.matchUpdateGuardian, without: emails.matchUpdateNoAccount };
    await mail(tx, to.guardian, email, {
      values: { news: fill(title, values), text: fill(text, values) },
      path: pageOf(what, pair.matchId),
    });
  };
  return [
    afterCommit(matchMade, 'guardianship.mail-match', async (tx, pair) => {
      const to = await guardianAndWard(tx, pair);
      if (!to) return;
      const email = { withAccount: emails.matchMadeGuardian, without: emails.matchMadeNoAccount };
      const values = { ward: to.ward, other: pair.man.profileId };
      await mail(tx, to.guardian, email, { values, path: '/guardian-messages' });
    }),
    afterCommit(matchUpdateForGuardian, 'guardianship.mail-match-news', async (tx, { what, by, stage, ...pair }) => {
      const text = textOf(what, by);
      if (text) await emailMatchUpdate(tx, pair, text, stage);
    }),
    afterCommit(matchEnded, 'guardianship.mail-match-ended', async (tx, { by, ...pair }) => {
      if (by === 'man' || by === 'woman') await emailMatchUpdate(tx, pair, by === 'man' ? 'endedByHim' : 'endedByHer');
    }),
  ];
};

function pageOf(what: MatchUpdateText, matchId: MatchId): string {
  if (what === 'meetingProposed' || what === 'meetingMoved') return `/guardian-messages/${matchId}/meeting`;
  if (what === 'relativeNamed' || what === 'relativeDeclined') return `/guardian-messages/${matchId}/family`;
  return `/guardian-messages/${matchId}`;
}

/**
 * The text about a choice; null for a proposal, which is private until both agreed, and for what he declined himself.
 */
function textOf(what: MatchUpdateKind, by: MatchRole | null): MatchUpdateText | null {
  if (what === 'stageProposed' || what === 'stageDeclined') return null;
  // His own choice.
  if (what === 'topicRequested' || what === 'topicApproved' || what === 'topicSentBack') return null;
  if (what === 'contactReleased' || what === 'relativeRequested') return null;
  if (what !== 'paused') return what;
  return by === 'man' ? 'pausedByHim' : 'pausedByHer';
}
