import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { MatchId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { PrivateQuestionView } from '../contracts/path/private-question.schema.ts';
import { isPrivateQuestionDue } from '../domain/match/private-question.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'uow' | 'clock' | 'matches' | 'privateAnswers'>;

/** The private question of a ward for her conversation, which does not load the whole path (R-A.8). */
export class ShowPrivateQuestion extends UseCase<Ports> {
  /** @throws common.not-found for anybody else */
  execute({ profileId }: Actor, id: MatchId): Promise<PrivateQuestionView> {
    const { uow, clock, matches, privateAnswers } = this.ports;
    return uow.run(async (tx) => {
      const match = await matches.read(tx, id);
      if (!match || match.woman.profileId !== profileId) throw new DomainError('common.not-found');
      return { isDue: isPrivateQuestionDue(match, await privateAnswers.ofMatch(tx, match), clock.now()) };
    });
  }
}
