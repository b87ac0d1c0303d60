import { withFact, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { accountDisabled, accountEnabled, emailChanged, memberLeft, presenceChanged } from '../../identity/events.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Guardian, Guardians } from '../domain/guardian.ts';
import { guardsCounted, standingChanged } from '../events.ts';

interface Ports {
  guardians: Guardians;
  identity: IdentityFacade;
}

/**
 * A guardian's account and his standing go together: who leaves withdraws, who is disabled does not act, who moves to another
 * address is written to there. Of a ward who is not there he sees nothing, until she returns.
 */
export function followAccounts({ guardians, identity }: Ports): Subscription[] {
  const each = async (tx: Tx, accountId: string, change: (guardian: Guardian) => void) => {
    for (const guardian of await guardians.ofAccount(tx, accountId as UserId)) {
      change(guardian);
      await guardians.save(tx, guardian);
    }
  };
  // Whoever guards by his address alone is the holder of the account with that address.
  const govern = async (tx: Tx, accountId: string, active: boolean) => {
    const address = await identity.addressOf(tx.db, accountId as UserId);
    const byAddress = address ? await guardians.ofMailbox(tx, address) : [];
    for (const guardian of [...(await guardians.ofAccount(tx, accountId as UserId)), ...byAddress]) {
      guardian.followAccount(active);
      await guardians.save(tx, guardian);
    }
  };
  return [
    withFact(memberLeft, 'guardianship.guardian-left', (tx, { accountId }) =>
      each(tx, accountId, (guardian) => guardian.withdraw()),
    ),
    withFact(accountDisabled, 'guardianship.guardian-disabled', (tx, { accountId }) => govern(tx, accountId, false)),
    withFact(accountEnabled, 'guardianship.guardian-enabled', (tx, { accountId }) => govern(tx, accountId, true)),
    withFact(emailChanged, 'guardianship.guardian-moved', async (tx, { accountId }) => {
      const address = await identity.addressOf(tx.db, accountId as UserId);
      if (address) await each(tx, accountId, (guardian) => guardian.moveTo(address));
    }),
    withFact(presenceChanged, 'guardianship.ward-present', async (tx, { accountId, present }) => {
      const guarded = await tx
        .db('guardianship.guardian')
        .where({ ward_id: accountId })
        .update({ ward_present: present })
        .returning('account_id');
      for (const { account_id: guardian } of guarded) await countWards(tx, guardian);
    }),
    withFact(standingChanged, 'guardianship.count-wards', async (tx, { guardianId }) => {
      const row = await tx.db('guardianship.guardian').where({ id: guardianId }).first('account_id');
      await countWards(tx, row?.account_id ?? null);
    }),
  ];
}

/** Tells how many wards an account guards now: whoever guards nobody is an ordinary account again (decisions 2.17). */
async function countWards(tx: Tx, accountId: UserId | null): Promise<void> {
  if (!accountId) return;
  const wards = await tx
    .db('guardianship.guardian')
    .where({ account_id: accountId, state: 'verified', ward_present: true })
    .pluck('id');
  tx.record(guardsCounted({ accountId, wards: wards.length }));
}
