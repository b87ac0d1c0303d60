import type { Clock } from '#kernel/clock.ts';
import { withFact, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { emailChanged, presenceChanged } from '../../identity/events.ts';
import { guardianStatusChanged } from '../../guardianship/events.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { Matches } from '../domain/match.ts';

interface Ports {
  clock: Clock;
  guardianship: GuardianshipFacade;
  matches: Matches;
}

/**
 * A match rests while nobody decides between the two: whenever her guardian changes, or one of the two goes, returns or
 * moves to another address (decisions 5.8, 5.10, 5.11).
 */
export function keepMatches({ clock, guardianship, matches }: Ports): Subscription[] {
  const look = async (tx: Tx, accountId: UserId) => {
    for (const { id, man, woman } of await matches.runningOfAccount(tx, accountId)) {
      const { obstacles } = await guardianship.whoDecides(tx, woman.accountId, man.accountId);
      const match = await matches.find(tx, id);
      if (!match) continue;
      match.restFor(obstacles, clock.now());
      await matches.save(tx, match);
    }
  };
  return [
    withFact(guardianStatusChanged, 'matchmaking.keep-matches', (tx, { wardId }) => look(tx, wardId)),
    withFact(presenceChanged, 'matchmaking.keep-matches', (tx, { accountId }) => look(tx, accountId)),
    withFact(emailChanged, 'matchmaking.keep-matches', (tx, { accountId }) => look(tx, accountId)),
  ];
}
