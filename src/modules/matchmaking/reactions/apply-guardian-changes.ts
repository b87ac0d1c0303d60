import { inTransaction, type Subscription } from '#kernel/events.ts';
import type { MatchId, ProfileId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { emailChanged, presenceChanged } from '../../identity/events.ts';
import { guardianStatusChanged } from '../../guardianship/events.ts';
import { isEngagement } from '../domain/match/match-stage.ts';
import { iddahChanged, matchEnded, stageReached } from '../events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'clock' | 'guardianship' | 'matches'>;

/**
 * Pauses and resumes matches with the decision authority, and for an engagement to
 * somebody else until that match ends.
 */
export function applyGuardianChanges({ clock, guardianship, matches }: Ports): Subscription[] {
  const look = async (tx: Tx, accountId: UserId) => {
    for (const { id, man, woman } of await matches.runningOfAccount(tx, accountId)) {
      const oversight = await guardianship.resolveDecisionAuthority(tx, woman.accountId, man.accountId);
      const match = await matches.find(tx, id);
      if (!match) continue;
      match.applyOversight(oversight, clock.now());
      await matches.save(tx, match);
    }
  };
  const lookAtOthers = async (tx: Tx, profileId: ProfileId, changed: MatchId) => {
    for (const match of await matches.runningOf(tx, profileId)) {
      const { id, man, woman } = match.state;
      if (id === changed) continue;
      match.pauseForEngagement(await matches.isEngaged(tx, [man.profileId, woman.profileId], id), clock.now());
      await matches.save(tx, match);
    }
  };
  return [
    inTransaction(guardianStatusChanged, 'matchmaking.update-matches', (tx, { wardId }) => look(tx, wardId)),
    inTransaction(iddahChanged, 'matchmaking.update-matches', (tx, { accountId }) => look(tx, accountId)),
    inTransaction(presenceChanged, 'matchmaking.update-matches', (tx, { accountId }) => look(tx, accountId)),
    inTransaction(emailChanged, 'matchmaking.update-matches', (tx, { accountId }) => look(tx, accountId)),
    inTransaction(stageReached, 'matchmaking.update-engagement', async (tx, { matchId, man, woman, stage }) => {
      if (!isEngagement(stage)) return;
      for (const { profileId } of [man, woman]) await lookAtOthers(tx, profileId, matchId);
    }),
    inTransaction(matchEnded, 'matchmaking.update-engagement', async (tx, { matchId, man, woman }) => {
      for (const { profileId } of [man, woman]) await lookAtOthers(tx, profileId, matchId);
    }),
  ];
}
