import { ContainerModule } from 'inversify';
import { KERNEL, type Kernel } from '#kernel/kernel.ts';
import { ListAssignments } from '#kernel/desk/list-assignments.ts';
import { ConflictOfInterest } from '#kernel/desk/conflict-of-interest.ts';
import type { ModuleParts } from '#kernel/module.ts';
import type { AddressRule, Decisions, IdentityFacade, SessionGateway, SignUpStep } from '../identity/index.ts';
import { ADDRESS_RULE, DECISIONS, IDENTITY, SESSION_DOOR, SIGN_UP_STEP } from '../identity/index.ts';
import { addressRule } from './address-rule.ts';
import { appointGuardian } from './commands/appoint-guardian.ts';
import { ChooseLanguageByLink } from './commands/choose-language-by-link.ts';
import { ClaimGuardian } from './commands/claim-guardian.ts';
import { ConfirmCheck } from './commands/confirm-check.ts';
import { DecideApproval } from './commands/decide-approval.ts';
import { DecideByLink } from './commands/decide-by-link.ts';
import { NameGuardianAtSignUp } from './commands/name-guardian-at-sign-up.ts';
import { NameGuardian } from './commands/name-guardian.ts';
import { OpenDispute } from './commands/open-dispute.ts';
import { RefuseCheck } from './commands/refuse-check.ts';
import { RefuseGuardianship } from './commands/refuse-guardianship.ts';
import { RenewClaim } from './commands/renew-claim.ts';
import { RenewDecisionLink } from './commands/renew-decision-link.ts';
import { ResendInvitation } from './commands/resend-invitation.ts';
import { ResolveDispute } from './commands/resolve-dispute.ts';
import { StepDown } from './commands/step-down.ts';
import { StepDownByLink } from './commands/step-down-by-link.ts';
import { VerifyByCode } from './commands/verify-by-code.ts';
import { VerifyByLink } from './commands/verify-by-link.ts';
import type { Guardians } from './domain/guardians.ts';
import { resolveDecisionAuthority } from './domain/decision-authority.ts';
import './errors.ts';
import { guardianshipFacade } from './facade.ts';
import { adminRoutes } from './http/admin-routes.ts';
import { answerPage } from './http/answer-page.ts';
import { approvalRoutes } from './http/approval-routes.ts';
import { decidePage } from './http/decide-page.ts';
import { stepDownPage } from './http/step-down-page.ts';
import { guardianRoutes } from './http/guardian-routes.ts';
import { verificationRoutes } from './http/verification-routes.ts';
import {
  GUARDIANSHIP,
  IDDAH,
  REVIEW_MATERIAL,
  type GuardianshipFacade,
  type Iddah,
  type ReviewMaterial,
} from './index.ts';
import { caseSubjects } from './infra/cases.ts';
import { codeGuesses as guesses } from './infra/code-guesses-repository.ts';
import { decisionLinks as links } from './infra/decision-links-repository.ts';
import { approvals } from './infra/approvals-repository.ts';
import { guardians as guardiansIn } from './infra/guardians-repository.ts';
import { wardProjection } from './projections/ward.ts';
import { ShowApprovalByLink } from './queries/approvals/show-approval-by-link.ts';
import { CountPendingApprovals } from './queries/approvals/count-pending-approvals.ts';
import { hasPendingApprovals } from './queries/approvals/decisions-wait-for.ts';
import { CountVerifications } from './queries/staff/count-verifications.ts';
import { GuardianshipHistory } from './queries/staff/guardianship-history.ts';
import { MeasureApprovals } from './queries/approvals/measure-approvals.ts';
import { DescribeClaim } from './queries/describe-claim.ts';
import { DescribeStepDown } from './queries/describe-step-down.ts';
import { DescribeInvitation } from './queries/describe-invitation.ts';
import { ShowGuardian } from './queries/show-guardian.ts';
import { ShowOversight } from './queries/show-oversight.ts';
import { ShowPreviousGuardian } from './queries/show-previous-guardian.ts';
import { ShowGuardianProfile } from './queries/show-guardian-profile.ts';
import { ListChecks } from './queries/staff/list-checks.ts';
import { ListDisputes } from './queries/staff/list-disputes.ts';
import { ListDecisions } from './queries/approvals/list-decisions.ts';
import { PendingChecks } from './queries/staff/pending-checks.ts';
import { PendingDisputes } from './queries/staff/pending-disputes.ts';
import { ShowApproval } from './queries/approvals/show-approval.ts';
import { ListPendingApprovals } from './queries/approvals/list-pending-approvals.ts';
import { RemainingApprovals } from './queries/approvals/remaining-approvals.ts';
import { countWards } from './reactions/count-wards.ts';
import { decideWhenGuardianConfirms } from './reactions/decide-when-guardian-confirms.ts';
import { eraseMember } from './reactions/erase-member.ts';
import { followAccounts } from './reactions/follow-accounts.ts';
import { publishLiveUpdates } from './reactions/publish-live-updates.ts';
import { mailConflict } from './reactions/mail-conflict.ts';
import { mailGuardianChanges } from './reactions/mail-guardian-changes.ts';
import { mailMatch } from './reactions/mail-match.ts';
import { mailRequestedLink } from './reactions/mail-requested-link.ts';
import { emailGuardianStatus } from './reactions/mail-guardian-status.ts';
import { mailVerification } from './reactions/mail-verification.ts';
import { mailItemsAfterPause, mailWaitingItems } from './reactions/mail-pending-approvals.ts';
import { notifyWards } from './reactions/notify-ward.ts';
import { openApprovals } from './reactions/open-approvals.ts';
import { assignApprovals } from './reactions/assign-approvals.ts';

export const GUARDIANSHIP_PARTS = Symbol('guardianship parts');
const GUARDIANS = Symbol('guardians');

/** Parts of guardianship for the composition root, besides routes and subscriptions. */
export interface GuardianshipParts extends ModuleParts {
  /** For callers without a route: the demo and the integration tests. */
  commands: {
    name: NameGuardian;
    verifyByLink: VerifyByLink;
    verifyByCode: VerifyByCode;
    refuse: RefuseGuardianship;
    claim: ClaimGuardian;
    decide: DecideApproval;
    decideByLink: DecideByLink;
    renewLink: RenewDecisionLink;
    stepDown: StepDown;
    openDispute: OpenDispute;
    resolveDispute: ResolveDispute;
    confirmCheck: ConfirmCheck;
    refuseCheck: RefuseCheck;
  };
  /** For pages that combine several modules. */
  queries: {
    countPending: CountPendingApprovals;
    countVerifications: CountVerifications;
    measureApprovals: MeasureApprovals;
  };
}

export const guardianshipModule = new ContainerModule(({ bind }) => {
  bind<Guardians>(GUARDIANS)
    .toResolvedValue(({ seals }: Kernel, identity: IdentityFacade) => guardiansIn(seals, identity), [KERNEL, IDENTITY])
    .inSingletonScope();

  bind<GuardianshipFacade>(GUARDIANSHIP)
    .toResolvedValue(
      (identity: IdentityFacade, guardians: Guardians, iddah: Iddah) =>
        guardianshipFacade({
          guardians,
          approvals,
          identity,
          resolveDecisionAuthority: resolveDecisionAuthority({ guardians, people: identity, iddah }),
        }),
      [IDENTITY, GUARDIANS, IDDAH],
    )
    .inSingletonScope();

  bind<SignUpStep>(SIGN_UP_STEP)
    .toResolvedValue(
      ({ clock, limits }: Kernel, identity: IdentityFacade, guardians: Guardians): SignUpStep => ({
        nameGuardian: (tx, ward, wali, isPaid) =>
          appointGuardian({ clock, limits, guardians, identity }, tx, ward, wali, { isLimited: !isPaid }),
      }),
      [KERNEL, IDENTITY, GUARDIANS],
    )
    .inSingletonScope();

  bind<Decisions>(DECISIONS).toConstantValue({ waitFor: hasPendingApprovals });

  bind<AddressRule>(ADDRESS_RULE)
    .toResolvedValue(
      (identity: IdentityFacade, guardians: Guardians) => addressRule({ guardians, identity }),
      [IDENTITY, GUARDIANS],
    )
    .inSingletonScope();

  bind<GuardianshipParts>(GUARDIANSHIP_PARTS)
    .toResolvedValue(
      (
        { db, uow, clock, seals, limits }: Kernel,
        identity: IdentityFacade,
        door: SessionGateway,
        { resolveDecisionAuthority }: GuardianshipFacade,
        material: ReviewMaterial,
        guardians: Guardians,
      ): GuardianshipParts => {
        const { staffNames } = identity;
        const ports = {
          db,
          uow,
          clock,
          limits,
          seals,
          identity,
          resolveDecisionAuthority,
          material,
          guardians,
          approvals,
          links,
          guesses,
          staffNames,
          conflictOfInterest: new ConflictOfInterest({
            caseSubjects: caseSubjects(identity),
            isOnlyAdmin: identity.isOnlyAdmin,
          }),
          assignments: new ListAssignments({ db, staffNames }),
        };
        const history = new GuardianshipHistory(ports);
        const commands = {
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
        };
        const showByLink = new ShowApprovalByLink(ports);
        const remaining = new RemainingApprovals(ports);
        const describeInvitation = new DescribeInvitation(ports);
        return {
          name: 'guardianship',
          routers: [
            guardianRoutes({
              door,
              name: commands.name,
              nameAtSignUp: new NameGuardianAtSignUp(ports),
              resend: new ResendInvitation(ports),
              showGuardian: new ShowGuardian(ports),
              showOversight: new ShowOversight(ports),
              showPrevious: new ShowPreviousGuardian(ports),
              showProfile: new ShowGuardianProfile(ports),
              stepDown: commands.stepDown,
            }),
            answerPage({ ...commands, door, describeInvitation }),
            stepDownPage({
              describeStepDown: new DescribeStepDown(ports),
              stepDownByLink: new StepDownByLink(ports),
            }),
            verificationRoutes({
              ...commands,
              door,
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
            adminRoutes({ ...ports, ...commands, disputes: new ListDisputes(ports), checks: new ListChecks(ports) }),
            decidePage({ ...commands, showByLink, remaining, chooseLanguage: new ChooseLanguageByLink(ports) }),
          ],
          subscriptions: [
            ...wardProjection,
            ...openApprovals(ports),
            ...decideWhenGuardianConfirms(ports),
            ...followAccounts(ports),
            ...countWards(ports),
            ...assignApprovals(ports),
            ...mailVerification(ports),
            ...mailGuardianChanges(ports),
            ...mailConflict(ports),
            ...emailGuardianStatus(ports),
            ...eraseMember(ports),
            ...publishLiveUpdates(ports),
            ...mailWaitingItems(ports),
            ...mailRequestedLink(ports),
            ...mailMatch(ports),
          ],
          queues: [new PendingDisputes(ports), new PendingChecks(ports)],
          conflictOfInterest: ports.conflictOfInterest,
          sweeps: [
            { name: 'guardianship.mail-after-pause', run: () => mailItemsAfterPause(ports) },
            { name: 'guardianship.notify-wards', run: () => notifyWards(ports) },
          ],
          commands,
          history: (accountId) => history.execute(accountId),
          queries: {
            countPending: new CountPendingApprovals(ports),
            countVerifications: new CountVerifications(ports),
            measureApprovals: new MeasureApprovals(ports),
          },
        };
      },
      [KERNEL, IDENTITY, SESSION_DOOR, GUARDIANSHIP, REVIEW_MATERIAL, GUARDIANS],
    )
    .inSingletonScope();
});
