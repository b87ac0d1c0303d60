import { AnswerSafety } from '../commands/answer-safety.ts';
import { AskSafety } from '../commands/staff/ask-safety.ts';
import { ClaimGuardian } from '../commands/claim-guardian.ts';
import { ConfirmCheck } from '../commands/staff/confirm-check.ts';
import { DecideApproval } from '../commands/decide-approval.ts';
import { DecideByLink } from '../commands/decide-by-link.ts';
import { EndHold } from '../commands/staff/end-hold.ts';
import { HoldGuardian } from '../commands/staff/hold-guardian.ts';
import { NameGuardian } from '../commands/name-guardian.ts';
import { OpenDispute } from '../commands/staff/open-dispute.ts';
import { ProposeAct } from '../commands/staff/propose-act.ts';
import { RefuseCheck } from '../commands/staff/refuse-check.ts';
import { RefuseGuardianship } from '../commands/refuse-guardianship.ts';
import { RenewDecisionLink } from '../commands/renew-decision-link.ts';
import { ResolveDispute } from '../commands/staff/resolve-dispute.ts';
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
  askSafety: new AskSafety(ports),
  answerSafety: new AnswerSafety(ports),
  proposeAct: new ProposeAct(ports),
  hold: new HoldGuardian(ports),
  endHold: new EndHold(ports),
  openDispute: new OpenDispute(ports),
  resolveDispute: new ResolveDispute(ports),
  confirmCheck: new ConfirmCheck(ports),
  refuseCheck: new RefuseCheck(ports),
});
