import type { Actor } from '#kernel/actor.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { MatchStatus } from '../contracts/match-states.ts';
import { loadMatchForParticipant, type ParticipantPorts } from '../match/load-match-for-participant.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = ParticipantPorts & Pick<UseCasePorts, 'uow' | 'clock'>;

/** A participant pauses a match, lifts the own pause, or ends the match. Idempotent. */
export class ChangeMatchStatus extends UseCase<Ports> {
  /** @throws common.not-found, matchmaking.match-ended, matchmaking.pause-not-yours */
  execute(
    actor: Actor,
    id: MatchId,
    { status, reason = null }: { status: MatchStatus; reason?: string | null | undefined },
  ): Promise<void> {
    const { uow, clock, matches } = this.ports;
    return uow.run(async (tx) => {
      const { match, by } = await loadMatchForParticipant(tx, this.ports, actor, id);
      const at = clock.now();
      if (status === 'paused') match.pause(by, reason, at);
      else if (status === 'active') match.resume(by, reason, at);
      else match.end(by, reason, at);
      await matches.save(tx, match);
    });
  }
}
