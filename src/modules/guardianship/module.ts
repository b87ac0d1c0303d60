import { ContainerModule } from 'inversify';
import type { UserId } from '#kernel/ids.ts';
import { KERNEL, type Kernel } from '#kernel/kernel.ts';
import type { ModuleParts } from '#kernel/module.ts';
import type { AddressRule, IdentityFacade, SessionDoor, SignUpStep } from '../identity/index.ts';
import { ADDRESS_RULE, IDENTITY, SESSION_DOOR, SIGN_UP_STEP } from '../identity/index.ts';
import { addressRule } from './address-rule.ts';
import { appointGuardian } from './commands/appoint-guardian.ts';
import { ClaimGuardian } from './commands/claim-guardian.ts';
import { DecideApproval } from './commands/decide-approval.ts';
import { DecideByLink } from './commands/decide-by-link.ts';
import { NameGuardianAtSignUp } from './commands/name-guardian-at-sign-up.ts';
import { NameGuardian } from './commands/name-guardian.ts';
import { RefuseGuardianship } from './commands/refuse-guardianship.ts';
import { RenewClaim } from './commands/renew-claim.ts';
import { RenewDecisionLink } from './commands/renew-decision-link.ts';
import { ResendInvitation } from './commands/resend-invitation.ts';
import { VerifyByCode } from './commands/verify-by-code.ts';
import { VerifyByLink } from './commands/verify-by-link.ts';
import type { Guardians } from './domain/guardians.ts';
import { whoDecides } from './domain/who-decides.ts';
import './errors.ts';
import { guardianshipFacade } from './facade.ts';
import { approvalRoutes } from './http/approval-routes.ts';
import { decidePage } from './http/decide-page.ts';
import { guardianRoutes } from './http/guardian-routes.ts';
import { verificationRoutes } from './http/verification-routes.ts';
import { GUARDIANSHIP, REVIEW_MATERIAL, type GuardianshipFacade, type ReviewMaterial } from './index.ts';
import { codeGuesses as guesses } from './infra/knex-code-guesses.ts';
import { decisionLinks as links } from './infra/knex-decision-links.ts';
import { approvals } from './infra/objection-approvals.ts';
import { guardians as guardiansIn } from './infra/objection-guardians.ts';
import { wardProjection } from './projections/ward.ts';
import { ApprovalByLink } from './queries/approval-by-link.ts';
import { CountPendingApprovals } from './queries/count-pending-approvals.ts';
import { DescribeClaim } from './queries/describe-claim.ts';
import { DescribeInvitation } from './queries/describe-invitation.ts';
import { GuardianOf } from './queries/guardian-of.ts';
import { GuardianProfile } from './queries/guardian-profile.ts';
import { ListDecisions } from './queries/list-decisions.ts';
import { OneApproval } from './queries/one-approval.ts';
import { PendingApprovals } from './queries/pending-approvals.ts';
import { countWards } from './reactions/count-wards.ts';
import { eraseMember } from './reactions/erase-member.ts';
import { followAccounts } from './reactions/follow-accounts.ts';
import { keepInformed } from './reactions/keep-informed.ts';
import { mailConflict } from './reactions/mail-conflict.ts';
import { mailGuardianChanges } from './reactions/mail-guardian-changes.ts';
import { mailMatch } from './reactions/mail-match.ts';
import { mailRequestedLink } from './reactions/mail-requested-link.ts';
import { mailVerification } from './reactions/mail-verification.ts';
import { mailItemsAfterPause, mailWaitingItems } from './reactions/mail-waiting-items.ts';
import { openApprovals } from './reactions/open-approvals.ts';
import { putApprovals } from './reactions/put-approvals.ts';

export const GUARDIANSHIP_PARTS = Symbol('guardianship parts');
const GUARDIANS = Symbol('guardians');

/** What the composition root needs of guardianship beyond routes and subscriptions. */
export interface GuardianshipParts extends ModuleParts {
  pendingCount(accountId: UserId): Promise<number>;
  /** For whoever acts as people do without a route: the demo. */
  commands: {
    name: NameGuardian;
    verifyByLink: VerifyByLink;
    verifyByCode: VerifyByCode;
    refuse: RefuseGuardianship;
    claim: ClaimGuardian;
    decide: DecideApproval;
    decideByLink: DecideByLink;
  };
}

export const guardianshipModule = new ContainerModule(({ bind }) => {
  bind<Guardians>(GUARDIANS)
    .toResolvedValue(({ seals }: Kernel) => guardiansIn(seals), [KERNEL])
    .inSingletonScope();

  bind<GuardianshipFacade>(GUARDIANSHIP)
    .toResolvedValue(
      (identity: IdentityFacade, guardians: Guardians) =>
        guardianshipFacade({
          guardians,
          approvals,
          identity,
          whoDecides: whoDecides({ guardians, people: identity }),
        }),
      [IDENTITY, GUARDIANS],
    )
    .inSingletonScope();

  bind<SignUpStep>(SIGN_UP_STEP)
    .toResolvedValue(
      ({ clock, limits }: Kernel, identity: IdentityFacade, guardians: Guardians): SignUpStep => ({
        nameGuardian: (tx, ward, wali) => appointGuardian({ clock, limits, guardians, identity }, tx, ward, wali),
      }),
      [KERNEL, IDENTITY, GUARDIANS],
    )
    .inSingletonScope();

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
        door: SessionDoor,
        { whoDecides }: GuardianshipFacade,
        material: ReviewMaterial,
        guardians: Guardians,
      ): GuardianshipParts => {
        const commandPorts = { uow, clock, limits, guardians, approvals, links, guesses, identity, whoDecides };
        const queryPorts = { db, uow, clock, seals, guardians, identity, material };
        const reactionPorts = { uow, clock, guardians, approvals, links, identity, material, whoDecides };

        const name = new NameGuardian(commandPorts);
        const verifyByLink = new VerifyByLink(commandPorts);
        const verifyByCode = new VerifyByCode(commandPorts);
        const refuse = new RefuseGuardianship(commandPorts);
        const claim = new ClaimGuardian(commandPorts);
        const decide = new DecideApproval(commandPorts);
        const decideByLink = new DecideByLink(commandPorts);
        const renewLink = new RenewDecisionLink(commandPorts);
        const approvalByLink = new ApprovalByLink(queryPorts);
        const countPending = new CountPendingApprovals(queryPorts);
        return {
          name: 'guardianship',
          routers: [
            guardianRoutes({
              door,
              guardianOf: new GuardianOf(queryPorts),
              guardianProfile: new GuardianProfile(queryPorts),
              name,
              nameAtSignUp: new NameGuardianAtSignUp(commandPorts),
              resend: new ResendInvitation(commandPorts),
            }),
            verificationRoutes({
              door,
              describeInvitation: new DescribeInvitation(queryPorts),
              verifyByLink,
              verifyByCode,
              refuse,
              describeClaim: new DescribeClaim(queryPorts),
              claim,
              renewClaim: new RenewClaim(commandPorts),
            }),
            approvalRoutes({
              pendingApprovals: new PendingApprovals(queryPorts),
              oneApproval: new OneApproval(queryPorts),
              approvalByLink,
              listDecisions: new ListDecisions(queryPorts),
              decide,
              decideByLink,
              renewLink,
            }),
            decidePage({ approvalByLink, decideByLink, renewLink }),
          ],
          subscriptions: [
            ...wardProjection,
            ...openApprovals(reactionPorts),
            ...followAccounts(reactionPorts),
            ...countWards(reactionPorts),
            ...putApprovals(reactionPorts),
            ...mailVerification(reactionPorts),
            ...mailGuardianChanges(reactionPorts),
            ...mailConflict(reactionPorts),
            ...eraseMember,
            ...keepInformed(reactionPorts),
            ...mailWaitingItems(reactionPorts),
            ...mailRequestedLink(reactionPorts),
            ...mailMatch(reactionPorts),
          ],
          sweeps: [{ name: 'guardianship.tell-waiting', run: () => mailItemsAfterPause(reactionPorts) }],
          pendingCount: (accountId) => countPending.execute(accountId),
          commands: { name, verifyByLink, verifyByCode, refuse, claim, decide, decideByLink },
        };
      },
      [KERNEL, IDENTITY, SESSION_DOOR, GUARDIANSHIP, REVIEW_MATERIAL, GUARDIANS],
    )
    .inSingletonScope();
});
