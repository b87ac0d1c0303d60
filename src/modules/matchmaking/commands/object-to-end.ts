import type { Actor } from '#kernel/actor.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { loadMatchForParticipant, type ParticipantPorts } from '../match/load-match-for-participant.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = ParticipantPorts & Pick<UseCasePorts, 'uow' | 'clock'>;

/** A ward objects to her guardian's end of a match. Idempotent. */
export class ObjectToEnd extends UseCase<Ports> {
  /** @throws common.not-found, common.forbidden, matchmaking.no-end-to-object-to, matchmaking.match-ended */
  execute(actor: Actor, id: MatchId): Promise<void> {
    const { uow, clock, matches } = this.ports;
    return uow.run(async (tx) => {
      const { match, by } = await loadMatchForParticipant(tx, this.ports, actor, id);
      match.object(by, clock.now());
      await matches.save(tx, match);
    });
  }
}
