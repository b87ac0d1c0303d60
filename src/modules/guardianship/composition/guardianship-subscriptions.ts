import type { Subscription } from '#kernel/events.ts';
import { wardProjection } from '../projections/ward.ts';
import { countWards } from '../reactions/count-wards.ts';
import { decideWhenGuardianConfirms } from '../reactions/decide-when-guardian-confirms.ts';
import { eraseMember } from '../reactions/erase-member.ts';
import { followAccounts } from '../reactions/follow-accounts.ts';
import { publishLiveUpdates } from '../reactions/publish-live-updates.ts';
import { mailConcern } from '../reactions/mail-concern.ts';
import { mailConflict } from '../reactions/mail-conflict.ts';
import { mailGuardianChanges } from '../reactions/mail-guardian-changes.ts';
import { mailMatch } from '../reactions/mail-match.ts';
import { mailRequestedLink } from '../reactions/mail-requested-link.ts';
import { emailGuardianStatus } from '../reactions/mail-guardian-status.ts';
import { mailVerification } from '../reactions/mail-verification.ts';
import { mailWaitingItems } from '../reactions/mail-pending-approvals.ts';
import { openApprovals } from '../reactions/open-approvals.ts';
import { assignApprovals } from '../reactions/assign-approvals.ts';
import type { GuardianshipPorts } from './guardianship-ports.ts';

export const guardianshipSubscriptions = (ports: GuardianshipPorts): Subscription[] => [
  ...wardProjection,
  ...openApprovals(ports),
  ...decideWhenGuardianConfirms(ports),
  ...followAccounts(ports),
  ...countWards(ports),
  ...assignApprovals(ports),
  ...mailVerification(ports),
  ...mailGuardianChanges(ports),
  ...mailConcern(ports),
  ...mailConflict(ports),
  ...emailGuardianStatus(ports),
  ...eraseMember(ports),
  ...publishLiveUpdates(ports),
  ...mailWaitingItems(ports),
  ...mailRequestedLink(ports),
  ...mailMatch(ports),
];
