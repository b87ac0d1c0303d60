import { isoDay } from '#kernel/clock.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { ObjectionView } from '../contracts/objection-view.ts';
import { endsAt } from '../domain/match/guardian-end.ts';
import { matchOfObjection } from '../match/match-of-objection.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/**
 * Describes which match would end, and when, to the ward who opened her emailed link; or when she objected.
 * @throws what `matchOfObjection` throws
 */
export class DescribeObjection extends UseCase<Pick<UseCasePorts, 'uow' | 'identity' | 'matches'>> {
  execute(token: string): Promise<ObjectionView> {
    return this.ports.uow.run(async (tx) => {
      const match = await matchOfObjection(tx, this.ports, token);
      const other = match.man.profileId;
      const objectedAt = match.guardianEnd?.objectedAt;
      if (objectedAt) return { shows: 'decided', other, objectedOn: isoDay(objectedAt) };
      const end = endsAt(match);
      return { shows: 'form', other, endsOn: end && isoDay(end) };
    });
  }
}
