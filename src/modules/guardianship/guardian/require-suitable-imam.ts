import { DomainError } from '#kernel/errors.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Guardian } from '../domain/guardian.ts';
import { IMAM_WARDS_MAX } from '../domain/replacing.ts';
import type { GuardianAccount } from '../domain/suitability/require-suitable.ts';
import type { GuardianPorts } from './guardian-ports.ts';

/**
 * Refuses an imam who guards five wards already, or who is a suitor of this one (R-D.2). He learns only what he knows.
 * @throws guardianship.too-many-wards and guardianship.not-her-guardian
 */
export async function requireSuitableImam(
  tx: Tx,
  { guardians, identity, suitors }: Pick<GuardianPorts, 'guardians' | 'identity' | 'suitors'>,
  { state }: Guardian,
  account: GuardianAccount | null,
): Promise<void> {
  if (state.relation !== 'imam') return;
  const mailboxes = [state.email, ...(account ? [account.email] : [])];
  const his = [...state.formerAccounts, ...(account ? [account.userId] : [])];
  for (const mailbox of mailboxes) his.push(...(await identity.accountsAt(tx.db, mailbox)));
  const wards = new Set<string>();
  for (const mailbox of mailboxes)
    for (const other of await guardians.atMailbox(tx, mailbox, his))
      if (other.state.state === 'verified' && other.state.relation === 'imam') wards.add(other.state.wardId);
  wards.delete(state.wardId);
  if (wards.size >= IMAM_WARDS_MAX) throw new DomainError('guardianship.too-many-wards');
  if (await suitors.isSuitor(tx, state.wardId, his)) throw new DomainError('guardianship.not-her-guardian');
}
