import type { AdminChange } from '#kernel/admin/admin-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { GuardianId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { GovernedGuardian } from '../contracts/admin-guardians.schema.ts';
import type { Guardian } from '../domain/guardian.ts';
import type { Guardians } from '../domain/guardians.ts';

/**
 * Loads a guardian, applies a change by staff, saves it and returns both versions for the audit.
 * @throws common.not-found
 */
export async function changeGuardian(
  guardians: Guardians,
  tx: Tx,
  id: GuardianId,
  change: (guardian: Guardian) => Promise<void> | void,
): Promise<AdminChange<GovernedGuardian>> {
  const guardian = await guardians.find(tx, id);
  if (!guardian) throw new DomainError('common.not-found');
  const before = governed(guardian);
  await change(guardian);
  await guardians.save(tx, guardian);
  const after = governed(guardian);
  return { subjectId: id, before, after, answer: { id, ...after } };
}

const governed = ({ status, state: { state } }: Guardian) => ({ status, isEnded: state !== 'verified' });
