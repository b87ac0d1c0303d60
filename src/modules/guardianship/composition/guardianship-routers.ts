import type Router from '@koa/router';
import type { SessionGateway } from '../../identity/index.ts';
import { ChooseLanguageByLink } from '../commands/choose-language-by-link.ts';
import { NameGuardianAtSignUp } from '../commands/name-guardian-at-sign-up.ts';
import { RenewClaim } from '../commands/renew-claim.ts';
import { ResendInvitation } from '../commands/resend-invitation.ts';
import { StepDownByLink } from '../commands/step-down-by-link.ts';
import { adminRoutes } from '../http/admin-routes.ts';
import { answerPage } from '../http/answer-page.ts';
import { approvalRoutes } from '../http/approval-routes.ts';
import { decidePage } from '../http/decide-page.ts';
import { stepDownPage } from '../http/step-down-page.ts';
import { guardianRoutes } from '../http/guardian-routes.ts';
import { verificationRoutes } from '../http/verification-routes.ts';
import { ShowApprovalByLink } from '../queries/approvals/show-approval-by-link.ts';
import { ShowDecisionByLink } from '../queries/approvals/show-decision-by-link.ts';
import { DescribeClaim } from '../queries/describe-claim.ts';
import { DescribeStepDown } from '../queries/describe-step-down.ts';
import { DescribeUsedStepDown } from '../queries/describe-used-step-down.ts';
import { DescribeInvitation } from '../queries/describe-invitation.ts';
import { ShowGuardian } from '../queries/show-guardian.ts';
import { ShowOversight } from '../queries/show-oversight.ts';
import { ShowSafety } from '../queries/show-safety.ts';
import { ShowPreviousGuardian } from '../queries/show-previous-guardian.ts';
import { ShowGuardianProfile } from '../queries/show-guardian-profile.ts';
import { ListDecisions } from '../queries/approvals/list-decisions.ts';
import { ShowApproval } from '../queries/approvals/show-approval.ts';
import { ListPendingApprovals } from '../queries/approvals/list-pending-approvals.ts';
import { RemainingApprovals } from '../queries/approvals/remaining-approvals.ts';
import type { GuardianshipPorts } from './guardianship-ports.ts';
import type { GuardianshipCommands } from './guardianship-commands.ts';

export function guardianshipRouters(
  ports: GuardianshipPorts,
  commands: GuardianshipCommands,
  sessionGateway: SessionGateway,
): Router[] {
  const showByLink = new ShowApprovalByLink(ports);
  const remaining = new RemainingApprovals(ports);
  const describeInvitation = new DescribeInvitation(ports);
  return [
    guardianRoutes({
      sessionGateway,
      name: commands.name,
      nameAtSignUp: new NameGuardianAtSignUp(ports),
      resend: new ResendInvitation(ports),
      showGuardian: new ShowGuardian(ports),
      showOversight: new ShowOversight(ports),
      showPrevious: new ShowPreviousGuardian(ports),
      showProfile: new ShowGuardianProfile(ports),
      stepDown: commands.stepDown,
      showSafety: new ShowSafety(ports),
      answerSafety: commands.answerSafety,
    }),
    answerPage({ ...commands, sessionGateway }),
    stepDownPage({
      describeStepDown: new DescribeStepDown(ports),
      describeUsedStepDown: new DescribeUsedStepDown(ports),
      stepDownByLink: new StepDownByLink(ports),
    }),
    verificationRoutes({
      ...commands,
      sessionGateway,
      describeInvitation,
      describeClaim: new DescribeClaim(ports),
      renewClaim: new RenewClaim(ports),
    }),
    approvalRoutes({
      ...commands,
      listPending: new ListPendingApprovals(ports),
      showApproval: new ShowApproval(ports),
      showByLink,
      remaining,
      listDecisions: new ListDecisions(ports),
    }),
    adminRoutes(ports),
    decidePage({
      ...commands,
      showByLink,
      showDecision: new ShowDecisionByLink(ports),
      remaining,
      chooseLanguage: new ChooseLanguageByLink(ports),
    }),
  ];
}
