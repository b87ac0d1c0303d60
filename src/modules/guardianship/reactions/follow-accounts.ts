import type { Clock } from '#kernel/clock.ts';
import { withFact, type Subscription } from '#kernel/events.ts';
import type { GuardianId, UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { accountDisabled, accountEnabled, emailChanged, memberLeft, presenceChanged } from '../../identity/events.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Guardian, Guardians } from '../domain/guardian.ts';
import { guardsCounted, standingChanged } from '../events.ts';

interface Ports {
  clock: Clock;
  guardians: Guardians;
  identity: IdentityFacade;
}

/**
 * A guardian's account and his standing go together, also where he acts without it at the address that he proved for both: who
 * leaves withdraws, who is disabled does not act, who moves to another address is written to there. Of a ward who is not there
 * he sees nothing, until she returns.
 */
export function followAccounts({ clock, guardians, identity }: Ports): Subscription[] {
  const each = async (tx: Tx, accountId: UserId, change: (guardian: Guardian) => Promise<void> | void) => {
    const address = await identity.provenAddressOf(tx.db, accountId);
    for (const guardian of await guardians.ofPerson(tx, accountId, address)) {
      await change(guardian);
      await guardians.save(tx, guardian);
    }
  };
  return [
    withFact(memberLeft, 'guardianship.guardian-left', (tx, { accountId }) =>
      each(tx, accountId as UserId, (guardian) => guardian.withdraw()),
    ),
    withFact(accountDisabled, 'guardianship.guardian-disabled', (tx, { accountId }) =>
      each(tx, accountId as UserId, (guardian) => guardian.followAccount(false)),
    ),
    withFact(accountEnabled, 'guardianship.guardian-enabled', (tx, { accountId }) =>
      each(tx, accountId as UserId, async (guardian) => {
        const { accountId: linked, email } = guardian.state;
        guardian.followAccount(linked !== null || !(await identity.isGoneAt(tx, email)));
      }),
    ),
    withFact(emailChanged, 'guardianship.guardian-moved', async (tx, { accountId }) => {
      const address = await identity.addressOf(tx.db, accountId as UserId);
      if (!address) return;
      for (const guardian of await guardians.ofAccount(tx, accountId as UserId)) {
        guardian.moveTo(address);
        await guardians.save(tx, guardian);
        await endLinks(tx, guardian.state.id, clock.now());
      }
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

/** What was mailed to his former address opens nothing any more; at the old page he can ask for a new link, which goes to the new one. */
async function endLinks(tx: Tx, guardianId: GuardianId, at: Date): Promise<void> {
  const links = tx.db('guardianship.decision_link').where({ guardian_id: guardianId });
  await links.where('expires_at', '>', at).update({ expires_at: at });
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
