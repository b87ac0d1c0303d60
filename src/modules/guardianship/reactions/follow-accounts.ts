import { inTransaction, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import {
  accountDisabled,
  accountEnabled,
  emailChanged,
  languageChosen,
  memberLeft,
  womanProvedAddress,
} from '../../identity/events.ts';
import type { Guardian } from '../domain/guardian.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'clock' | 'guardians' | 'approvals' | 'links' | 'identity'>;

/**
 * Applies changes of an account to its guardian records, including those without an account at its proven address:
 * leaving, disabling, another address or language. If a woman proves the mailbox by which he acts, the staff look
 * (R-5.11).
 */
export function followAccounts({ clock, guardians, approvals, links, identity }: Ports): Subscription[] {
  const each = async (
    tx: Tx,
    accountId: UserId,
    change: (guardian: Guardian) => Promise<void> | void,
    addressOf = identity.provenAddressOf,
  ) => {
    const address = await addressOf(tx.db, accountId);
    for (const guardian of await guardians.ofPerson(tx, accountId, address)) {
      await change(guardian);
      await guardians.save(tx, guardian);
    }
  };
  return [
    inTransaction(memberLeft, 'guardianship.guardian-left', async (tx, { accountId }) => {
      await each(tx, accountId, (guardian) => guardian.withdraw(clock.now()));
      // His records without an account are erased with the account.
      const address = await identity.provenAddressOf(tx.db, accountId);
      if (address) await guardians.addFormerAccountAt(tx, accountId, address);
    }),
    inTransaction(accountDisabled, 'guardianship.guardian-disabled', (tx, { accountId }) =>
      each(tx, accountId, (guardian) => guardian.followAccount(false)),
    ),
    inTransaction(accountEnabled, 'guardianship.guardian-enabled', (tx, { accountId }) =>
      each(
        tx,
        accountId,
        async (guardian) => {
          const { accountId: linked, email, formerAccounts } = guardian.state;
          guardian.followAccount(
            linked !== null || !(await identity.mailboxFacts(tx, email, formerAccounts)).anyInactive,
          );
        },
        // An account that never proved the address may also have been the reason.
        identity.addressOf,
      ),
    ),
    inTransaction(languageChosen, 'guardianship.guardian-speaks', async (tx, { accountId }) => {
      const language = await identity.languageOf(tx, accountId);
      await each(tx, accountId, (guardian) => guardian.setLanguage(language));
    }),
    inTransaction(womanProvedAddress, 'guardianship.guardian-at-womans-address', async (tx, { accountId }) => {
      const address = await identity.provenAddressOf(tx.db, accountId);
      for (const guardian of address ? await guardians.atMailbox(tx, address) : []) {
        guardian.shareMailboxWithWoman(clock.now());
        await guardians.save(tx, guardian);
      }
    }),
    inTransaction(emailChanged, 'guardianship.guardian-moved', async (tx, { accountId }) => {
      const address = await identity.addressOf(tx.db, accountId);
      if (!address) return;
      for (const guardian of await guardians.ofAccount(tx, accountId)) {
        guardian.moveTo(address);
        await guardians.save(tx, guardian);
        // Links in emails to the former address open nothing any more; new links go to the new address.
        await links.endAllOf(tx, guardian.state.id, clock.now());
        await approvals.revokeMailedLinks(tx, guardian.state.id);
      }
    }),
  ];
}
