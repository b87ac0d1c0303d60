import { inTransaction, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { emailChanged } from '../../identity/events.ts';
import { guardianStatusChanged } from '../../guardianship/events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'guardianship' | 'requests'>;

/** Flags a pending request whose guardian is the other party; she is asked to name another. */
export function findConflicts({ guardianship, requests }: Ports): Subscription[] {
  const look = async (tx: Tx, accountId: UserId) => {
    for (const { id, wardId, otherId } of await requests.toBeAnswered(tx, accountId)) {
      const { blockers } = await guardianship.resolveDecisionAuthority(tx, wardId, otherId);
      if (!blockers.includes('guardian-conflict')) continue;
      const request = await requests.find(tx, id);
      if (!request) continue;
      request.flagGuardianConflict();
      await requests.save(tx, request);
    }
  };
  return [
    inTransaction(guardianStatusChanged, 'matchmaking.find-conflicts', (tx, { wardId }) => look(tx, wardId)),
    inTransaction(emailChanged, 'matchmaking.find-conflicts', (tx, { accountId }) => look(tx, accountId)),
  ];
}
