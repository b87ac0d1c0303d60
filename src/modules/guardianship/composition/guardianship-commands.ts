import { ClaimGuardian } from '../commands/claim-guardian.ts';
import { ConfirmCheck } from '../commands/confirm-check.ts';
import { DecideApproval } from '../commands/decide-approval.ts';
import { DecideByLink } from '../commands/decide-by-link.ts';
import { NameGuardian } from '../commands/name-guardian.ts';
import { OpenDispute } from '../commands/open-dispute.ts';
import { RefuseCheck } from '../commands/refuse-check.ts';
import { RefuseGuardianship } from '../commands/refuse-guardianship.ts';
import { RenewDecisionLink } from '../commands/renew-decision-link.ts';
import { ResolveDispute } from '../commands/resolve-dispute.ts';
import { StepDown } from '../commands/step-down.ts';
import { VerifyByCode } from '../commands/verify-by-code.ts';
import { VerifyByLink } from '../commands/verify-by-link.ts';
import type { GuardianshipPorts } from './guardianship-ports.ts';

export type GuardianshipCommands = ReturnType<typeof guardianshipCommands>;

/** Commands with several callers: routes, the demo and the integration tests. */
export const guardianshipCommands = (ports: GuardianshipPorts) => ({
  name: new NameGuardian(ports),
  verifyByLink: new VerifyByLink(ports),
  verifyByCode: new VerifyByCode(ports),
  refuse: new RefuseGuardianship(ports),
  claim: new ClaimGuardian(ports),
  decide: new DecideApproval(ports),
  decideByLink: new DecideByLink(ports),
  renewLink: new RenewDecisionLink(ports),
  stepDown: new StepDown(ports),
  openDispute: new OpenDispute(ports),
  resolveDispute: new ResolveDispute(ports),
  confirmCheck: new ConfirmCheck(ports),
  refuseCheck: new RefuseCheck(ports),
});
