import type { Tx } from '#kernel/unit-of-work.ts';
import type { Visit } from '../../identity/index.ts';
import type { CheckReason } from '../contracts/guardian.ts';
import type { Guardian } from './guardian.ts';
import type { Guardians } from './guardians.ts';
import type { Traces } from './people.ts';

/**
 * What suggests that a ward and the man who verifies himself as her guardian are one person (design: security, rule 3).
 * None proves it, so that the staff look. Nothing is left where they have looked already and found two.
 */
export async function signsOfOnePerson(
  tx: Tx,
  { guardians, traces }: { guardians: Guardians; traces: Traces },
  guardian: Guardian,
  visit: Visit,
): Promise<CheckReason[]> {
  const { id, wardId, confirmedAt } = guardian.state;
  if (confirmedAt) return [];
  const others = (await guardians.everOfWard(tx, wardId)).filter(({ state }) => state.id !== id);
  return [
    ...(others.some((other) => guardian.sharesNumberWith(other)) ? (['phone'] as const) : []),
    ...(await traces.tracesOf(tx, wardId, visit)),
    ...(others.some((other) => other.isUnsettled && other.isOneWith(guardian)) ? (['before'] as const) : []),
  ];
}
