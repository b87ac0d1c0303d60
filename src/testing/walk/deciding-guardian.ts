import type { ApprovalId, GuardianId, UserId } from '#kernel/values/ids.ts';

interface AccountRow {
  id: string;
  email: string;
  email_confirmed_at: Date | null;
  is_active: boolean;
  deletion_scheduled_for: Date | null;
  role: string;
  gender: string | null;
}
interface GuardianRow {
  id: string;
  ward_id: string;
  state: string;
  account_id: string | null;
  email: string;
  disputed_at: Date | null;
  check_raised_at: Date | null;
  held_at: Date | null;
  safe_from: Date | null;
  act_proposed_by: string | null;
}

/** An account and a guardian's record that shared a mailbox, and therefore belong to one man. */
export interface SeparatedAccount {
  accountId: string;
  guardianId: string;
}

/** A decision, its maker, and the accounts and guardians just before it. */
export interface DecidingGuardian {
  id: string;
  approvalId: ApprovalId;
  guardianId: GuardianId;
  by: { accountId: UserId } | { address: string };
  snapshot: { accounts: AccountRow[]; guardians: GuardianRow[] };
  parted: SeparatedAccount[];
}
