import type { dashboardStats } from '../../../../app/contracts/dashboard.ts';
import type { guardianStats } from '#modules/guardianship/contracts/guardian.ts';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/text/use-text.ts';
import type { Session } from '../../session/index.ts';
import type { MenuEntry } from './nav-links.ts';
import { useUnreadCount } from './use-unread-count.ts';
import type { AnswerOf } from '../../../../web-shared/server/contracts.ts';

/** Numbers of pending items by menu entry, with their descriptions. */
export type PendingCounts = Partial<Record<MenuEntry['label'], { count: number; words: string }>>;

// Addresses instead of contracts: this file is part of every page, and contracts are large.
const MEMBER_STATS = '/api/dashboard-stats';
const GUARDIAN_STATS = '/api/guardian/stats';
type MemberStats = AnswerOf<typeof dashboardStats>;
type GuardianStats = AnswerOf<typeof guardianStats>;

export function useWaiting(session: Session): PendingCounts {
  const { t } = useText('nav');
  const { user, profile } = session;
  const unread = useUnreadCount(session);
  const member = useQuery<MemberStats>({ queryKey: [MEMBER_STATS], enabled: Boolean(user && profile) });
  const guardian = useQuery<GuardianStats>({ queryKey: [GUARDIAN_STATS], enabled: Boolean(user?.isGuardian) });
  const requests = member.data?.pendingRequests ?? 0;
  const count = guardian.data?.pendingApprovals ?? 0;
  const approvals = { count, words: t('approvalsWaiting', { count }) };
  return {
    requests: { count: requests, words: t('requestsWaiting', { count: requests }) },
    messages: { count: unread, words: t('unread', { count: unread }) },
    waiting: approvals,
    guardianDashboard: approvals,
  };
}
