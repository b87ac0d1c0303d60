import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { PrivateAnswer } from '../contracts/path/private-question.ts';
import { loadMatchForParticipant, type ParticipantPorts } from '../match/load-match-for-participant.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = ParticipantPorts & Pick<UseCasePorts, 'uow' | 'clock' | 'privateAnswers'>;

/** A ward says whether she wants this match; nothing follows from it, and nobody else learns of it (R-A.8). */
export class AnswerPrivateQuestion extends UseCase<Ports> {
  /** @throws common.not-found for anybody else, matchmaking.match-ended */
  execute(actor: Actor, id: MatchId, answer: PrivateAnswer): Promise<void> {
    const { uow, clock, privateAnswers } = this.ports;
    return uow.run(async (tx) => {
      const { match, by } = await loadMatchForParticipant(tx, this.ports, actor, id);
      if (by.role !== 'woman') throw new DomainError('common.not-found');
      const { status, stage } = match.state;
      if (status === 'ended') throw new DomainError('matchmaking.match-ended');
      await privateAnswers.save(tx, match.state, actor.userId, { answer, stage, answeredAt: clock.now() });
    });
  }
}
