import { markAuditSubjectErased } from '#kernel/admin/audit.ts';
import { inTransaction, type Subscription } from '#kernel/events.ts';
import { kernelData } from '#kernel/kernel-data.ts';
import { erase } from '#kernel/personal-data.ts';
import { memberErased } from '../events.ts';
import { personalData } from '../personal-data.ts';

/** Erases the account with its sessions, links, events and the record of its emails. */
export const eraseMember: Subscription[] = [
  inTransaction(memberErased, 'identity.erase-member', async (tx, member) => {
    await erase(tx, [...personalData, ...kernelData], member);
    await markAuditSubjectErased(tx, member.accountId);
  }),
];
