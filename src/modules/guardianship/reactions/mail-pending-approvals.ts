import { afterCommit, type Subscription } from '#kernel/events.ts';
import { isEmailTooSoon, lastEmailUntil } from '#kernel/mail/email-interval.ts';
import type { GuardianId } from '#kernel/values/ids.ts';
import { processEach } from '#kernel/runtime/process-each.ts';
import type { Tx } from '#kernel/tx.ts';
import { approvalAssigned, approvalOpened } from '../events.ts';
import { emailAbout, markMailed, waitingItems, type WaitingItemPorts } from './pending-items.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** Items in one email; the rest follows an hour later. */
const PAGE_SIZE = 20;

type Ports = WaitingItemPorts & Pick<UseCasePorts, 'uow' | 'clock' | 'guardians'>;

/**
 * Emails a guardian his pending items, each with a link of its own: at once, then at most one email an hour however
 * many wards he has.
 */
export const mailWaitingItems = (ports: Ports): Subscription[] =>
  [approvalOpened, approvalAssigned].map((event) =>
    afterCommit(event, `guardianship.mail-${event.type.split('.')[1]}`, (tx, { guardianId }) =>
      mailGuardian(tx, ports, guardianId),
    ),
  );

/**
 * Emails the items of the hour after the last email, and reminds guardians of items that have been waiting for two days
 * (R-2.10).
 */
export async function mailItemsAfterPause(ports: Ports): Promise<void> {
  const { uow, clock, approvals } = ports;
  const now = clock.now();
  const due = await uow.run((tx) => approvals.guardiansToMail(tx, now, lastEmailUntil(now)));
  await processEach(due, (id) => uow.run((tx) => mailGuardian(tx, ports, id)));
}

async function mailGuardian(tx: Tx, ports: Ports, guardianId: GuardianId): Promise<void> {
  const { clock, guardians, approvals, identity } = ports;
  const now = clock.now();
  const isTooSoon = async () => isEmailTooSoon(await approvals.lastMailedAt(tx, guardianId), now);
  // Checked before any lock, since many items may open at once for a guardian of many wards.
  if (await isTooSoon()) return;
  const records = await guardians.ofSamePerson(tx, guardianId);
  const recipient = records.find(({ state }) => state.id === guardianId) ?? records[0];
  // If any of his records has an account, its settings apply.
  const guardian = recipient?.state.accountId ? recipient : (records.find(({ state }) => state.accountId) ?? recipient);
  if (!guardian || (await isTooSoon())) return;
  const ids = records.map(({ state }) => state.id);
  const items = await waitingItems(tx, ports, records, await approvals.toMail(tx, ids, now, PAGE_SIZE));
  if (items.length === 0) return;
  // Emails that his settings suppress do not count as sent.
  const sent = await identity.notify(tx, guardian.recipient, ...emailAbout(guardian, items));
  if (sent !== null) await markMailed(tx, ports, items, now);
}
