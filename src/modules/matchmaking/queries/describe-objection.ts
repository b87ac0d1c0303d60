import { isoDay } from '#kernel/clock.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { ObjectionQuestion } from '../contracts/objection-view.ts';
import { endsAt } from '../domain/match/guardian-end.ts';
import { matchOfObjection } from '../match/match-of-objection.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/**
 * Describes which match would end, and when, to the ward who opened her emailed link.
 * @throws what `matchOfObjection` throws
 */
export class DescribeObjection extends UseCase<Pick<UseCasePorts, 'uow' | 'identity' | 'matches'>> {
  execute(token: string): Promise<ObjectionQuestion> {
    return this.ports.uow.run(async (tx) => {
      const match = await matchOfObjection(tx, this.ports, token);
      const end = endsAt(match);
      return { other: match.man.profileId, endsOn: end && isoDay(end) };
    });
  }
}
