import type { Actor } from '#kernel/actor.ts';
import { newId, type MatchId, type StageProposalId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Stage } from '../contracts/match-states.ts';
import { loadMatchForParticipant, type ParticipantPorts } from '../match/load-match-for-participant.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface StageMove {
  stage: Stage;
  action?: 'propose' | 'take-back' | undefined;
  words?: string | undefined;
}
type Ports = ParticipantPorts & Pick<UseCasePorts, 'uow' | 'clock'>;

/** One of the two proposes, agrees to or withdraws a stage; her acting guardian confirms an agreed one. */
export class MoveStage extends UseCase<Ports> {
  /**
   * @throws common.invalid naming `words`, common.not-found, matchmaking.match-ended, matchmaking.match-paused,
   * matchmaking.stage-not-next, and matchmaking.stage-not-agreed for a guardian without an agreed proposal
   */
  execute(actor: Actor, id: MatchId, { stage, action, words }: StageMove): Promise<void> {
    const { uow, clock, matches } = this.ports;
    return uow.run(async (tx) => {
      const { match, by } = await loadMatchForParticipant(tx, this.ports, actor, id);
      const at = clock.now();
      if (action === 'take-back') match.withdrawProposal(by, at);
      else match.advanceStage(by, stage, { id: newId<StageProposalId>(at), words }, at);
      await matches.save(tx, match);
    });
  }
}
