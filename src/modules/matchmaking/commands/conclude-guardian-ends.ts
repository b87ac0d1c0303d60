import type { MatchId } from '#kernel/values/ids.ts';
import { processEach } from '#kernel/runtime/process-each.ts';
import type { Tx } from '#kernel/tx.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'uow' | 'clock' | 'guardianship' | 'matches'>;

/** Makes guardians' ends final to which their wards did not object within 7 days (R-13.1). */
export class ConcludeGuardianEnds extends UseCase<Ports> {
  async execute(): Promise<void> {
    const { uow, clock, matches } = this.ports;
    const at = clock.now();
    const due = await uow.run((tx) => matches.guardianEndsDue(tx, at));
    await processEach(due, (id) => uow.run((tx) => this.conclude(tx, id, at)));
  }

  /** Locks in the order of every change of a match: the guardian's record first (ADR 39). */
  private async conclude(tx: Tx, id: MatchId, at: Date): Promise<void> {
    const { guardianship, matches } = this.ports;
    const before = await matches.read(tx, id);
    if (!before) return;
    await guardianship.resolveDecisionAuthority(tx, before.woman.accountId, before.man.accountId);
    const match = await matches.find(tx, id);
    if (!match) return;
    match.concludeGuardianEnd(at);
    await matches.save(tx, match);
  }
}
