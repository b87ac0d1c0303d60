import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { AccountFacts, AccountFactsPort } from '../ports.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'uow' | 'facts'>;

/** Accounts per transaction. */
const BATCH = 1000;

/**
 * Rebuilds the stored facts of all accounts and returns their number. Safe beside live events, whose updates wait for
 * the locked account.
 */
export async function rebuildUserList({ uow, facts }: Ports): Promise<number> {
  let count = 0;
  let after: UserId | null = null;
  do {
    const done: UserId[] = await uow.run((tx) => rebuildBatch(tx, facts, after));
    count += done.length;
    after = done.at(-1) ?? null;
  } while (after !== null);
  return count;
}

async function rebuildBatch(tx: Tx, facts: AccountFactsPort, after: UserId | null): Promise<UserId[]> {
  const accounts = tx.db('identity.account').orderBy('id').limit(BATCH).forNoKeyUpdate();
  if (after !== null) accounts.where('id', '>', after);
  const ids = await accounts.pluck('id');
  const known = await facts.findAccountFacts(tx.db, ids);
  const rows = [...known].map(([id, fact]) => rowOf(id, fact));
  await tx.db.raw(
    `update identity.account a set
       profile_id = k.profile_id, is_guardian = k.is_guardian,
       subscription_plan = k.subscription_plan, subscription_ends_at = k.subscription_ends_at,
       first_name = case when k.is_named then k.first_name else a.first_name end,
       last_name = case when k.is_named then k.last_name else a.last_name end
     from json_to_recordset(?) as k (id uuid, profile_id integer, is_guardian boolean, subscription_plan text,
       subscription_ends_at timestamptz, is_named boolean, first_name text, last_name text)
     where a.id = k.id`,
    [JSON.stringify(rows)],
  );
  return ids;
}

const rowOf = (id: UserId, { profileId, isGuardian, plan, name }: AccountFacts) => ({
  id,
  profile_id: profileId,
  is_guardian: isGuardian,
  subscription_plan: plan.code,
  subscription_ends_at: plan.endsAt,
  is_named: name !== null,
  first_name: name?.firstName ?? null,
  last_name: name?.lastName ?? null,
});
