import { DomainError } from '#kernel/errors.ts';
import { hashOfToken } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Guardian } from './guardian.ts';
import type { Guardians } from './guardians.ts';
import { presentWard, type People, type Person } from './people.ts';

/**
 * Who steps down by this link, and his ward: while she is there, his account is not disabled, and he is her guardian.
 * Throws `common.not-found`.
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
