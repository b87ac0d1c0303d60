import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { OversightMode } from '../contracts/match-states.ts';
import { loadMatchForParticipant, type ParticipantPorts } from '../match/load-match-for-participant.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = ParticipantPorts & Pick<UseCasePorts, 'uow' | 'clock'>;

/** Ward or guardian chooses how he oversees the match. He reads along only while both choose it. */
export class SetOversight extends UseCase<Ports> {
  /**
   * @throws common.not-found, common.forbidden for the man, matchmaking.match-ended, and
   * matchmaking.guardian-unverified while nobody may oversee the match
   */
  execute(actor: Actor, id: MatchId, mode: OversightMode): Promise<void> {
    const { uow, clock, matches } = this.ports;
    return uow.run(async (tx) => {
      const { match, by, oversight } = await loadMatchForParticipant(tx, this.ports, actor, id);
      if (by.role === 'man') throw new DomainError('common.forbidden');
      const { actingGuardian } = oversight;
      if (!actingGuardian) throw new DomainError('matchmaking.guardian-unverified');
      match.setOversight(by, mode, actingGuardian.id, clock.now());
      await matches.save(tx, match);
    });
  }
}
