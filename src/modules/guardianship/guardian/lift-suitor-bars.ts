import type { UseCasePorts } from '../use-case-ports.ts';

/** Lets former imams be suitors of their former wards once the year is over (R-D.2). */
export const liftSuitorBars = ({
  uow,
  clock,
  guardians,
}: Pick<UseCasePorts, 'uow' | 'clock' | 'guardians'>): Promise<void> =>
  uow.run((tx) => guardians.liftSuitorBars(tx, clock.now()));
