import { DomainError } from '#kernel/errors.ts';
import { hashOfToken } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Guardian } from './guardian.ts';
import type { Guardians } from './guardians.ts';
import { presentWard, type People, type Person } from './people.ts';

/**
 * Finds the guardian of a claim link and his active ward.
 * @throws guardianship.claim-invalid and what `requireLiveClaim` throws
 */
export async function findLiveClaim(
  tx: Tx,
  { guardians, people }: { guardians: Guardians; people: Pick<People, 'filterActive'> },
  token: string,
  at: Date,
): Promise<{ guardian: Guardian; ward: Person }> {
  const hash = hashOfToken(token);
  const guardian = await guardians.byClaim(tx, hash);
  if (!guardian) throw new DomainError('guardianship.claim-invalid');
  guardian.requireLiveClaim(hash, at);
  const ward = await presentWard(tx, people, guardian.state.wardId);
  if (!ward) throw new DomainError('guardianship.claim-invalid');
  return { guardian, ward };
}
