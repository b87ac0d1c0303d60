import { DomainError } from '#kernel/errors.ts';
import { hashOfToken } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Guardian } from './guardian.ts';
import type { Guardians } from './guardians.ts';
import { presentWard, type People, type Person } from './people.ts';

/**
 * Finds the guardian of a step-down link and his active ward.
 * @throws common.not-found if the link ended, his account is disabled or she is not active
 */
export async function findLiveStepDownLink(
  tx: Tx,
  { guardians, people }: { guardians: Guardians; people: Pick<People, 'filterActive'> },
  token: string,
): Promise<{ guardian: Guardian; ward: Person }> {
  const guardian = await guardians.findByStepDownToken(tx, hashOfToken(token));
  const ward = guardian && (await presentWard(tx, people, guardian.state.wardId));
  if (!guardian?.state.accountActive || !ward) throw new DomainError('common.not-found');
  return { guardian, ward };
}
