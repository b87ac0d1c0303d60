import { ContainerModule } from 'inversify';
import { KERNEL, type Kernel } from '#kernel/kernel.ts';
import type { ModuleParts } from '#kernel/module.ts';
import type { UserId } from '#kernel/ids.ts';
import type { AddressRule, IdentityFacade, SessionDoor, SignUpStep } from '../identity/index.ts';
import { ADDRESS_RULE, IDENTITY, SESSION_DOOR, SIGN_UP_STEP } from '../identity/index.ts';
import './errors.ts';
import { addressRule } from './queries/address-rule.ts';
import { ClaimGuardian } from './commands/claim-guardian.ts';
import { DecideApproval } from './commands/decide-approval.ts';
import { NameGuardian } from './commands/name-guardian.ts';
import { RenewClaim } from './commands/renew-claim.ts';
import { RenewDecisionLink } from './commands/renew-decision-link.ts';
import { ResendInvitation } from './commands/resend-invitation.ts';
import { VerifyGuardian } from './commands/verify-guardian.ts';
import { guardianshipFacade } from './facade.ts';
import { approvalRoutes } from './http/approval-routes.ts';
import { decidePage } from './http/decide-page.ts';
import { guardianRoutes } from './http/guardian-routes.ts';
import { GUARDIANSHIP, REVIEW_MATERIAL, type GuardianshipFacade, type ReviewMaterial } from './index.ts';
import { approvals } from './infra/objection-approvals.ts';
import type { Guardians } from './domain/guardian.ts';
import { guardians as guardiansIn } from './infra/objection-guardians.ts';
import { wardProjection } from './projections/ward.ts';
import { ApprovalQueries } from './queries/approvals.ts';
import { followAccounts } from './reactions/follow-accounts.ts';
import { eraseMember } from './reactions/erase-member.ts';
import { keepInformed } from './reactions/keep-informed.ts';
import { MailGuardian } from './reactions/mail-guardian.ts';
import { mailMatch } from './reactions/mail-match.ts';
import { mailGuardianChanges } from './reactions/mail-guardian-changes.ts';
import { openApprovals } from './reactions/open-approvals.ts';
import { putApprovals } from './reactions/put-approvals.ts';
import { whoDecides } from './queries/who-decides.ts';

export const GUARDIANSHIP_PARTS = Symbol('guardianship parts');
const NAME_GUARDIAN = Symbol('name guardian');
const GUARDIANS = Symbol('guardians');

/** What the composition root needs of guardianship beyond routes and subscriptions. */
export interface GuardianshipParts extends ModuleParts {
  pendingCount(accountId: UserId): Promise<number>;
  /** For whoever acts as people do without a route: the demo. */
  commands: { name: NameGuardian; verify: VerifyGuardian; claim: ClaimGuardian; decide: DecideApproval };
}

export const guardianshipModule = new ContainerModule(({ bind }) => {
  bind<Guardians>(GUARDIANS)
    .toResolvedValue(({ seals }: Kernel) => guardiansIn(seals), [KERNEL])
    .inSingletonScope();

  bind<GuardianshipFacade>(GUARDIANSHIP)
    .toResolvedValue(
      (identity: IdentityFacade, guardians: Guardians) =>
        guardianshipFacade({ guardians, identity, whoDecides: whoDecides({ guardians, identity }) }),
      [IDENTITY, GUARDIANS],
    )
    .inSingletonScope();

  bind<NameGuardian>(NAME_GUARDIAN)
    .toResolvedValue(
      ({ uow, clock, limits }: Kernel, identity: IdentityFacade, guardians: Guardians) =>
        new NameGuardian({ uow, clock, guardians, identity, limits }),
      [KERNEL, IDENTITY, GUARDIANS],
    )
    .inSingletonScope();

  bind<SignUpStep>(SIGN_UP_STEP)
    .toResolvedValue(
      (name: NameGuardian): SignUpStep => ({ nameGuardian: (tx, ward, wali) => name.within(tx, ward, wali) }),
      [NAME_GUARDIAN],
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
        kernel: Kernel,
        identity: IdentityFacade,
        door: SessionDoor,
        facade: GuardianshipFacade,
        material: ReviewMaterial,
        name: NameGuardian,
        guardians: Guardians,
      ): GuardianshipParts => {
        const { db, uow, clock, seals, limits } = kernel;
        const queries = new ApprovalQueries({ db, clock, facade, material });
        const verify = new VerifyGuardian({ uow, clock, guardians, identity });
        const claim = new ClaimGuardian({ uow, clock, guardians, identity });
        const decide = new DecideApproval({ uow, clock, approvals, whoDecides: facade.whoDecides });
        const mailGuardian = new MailGuardian({ uow, clock, guardians, approvals, identity, material });
        const renew = new RenewDecisionLink({ db, uow, clock, limits, letters: mailGuardian });
        return {
          name: 'guardianship',
          routers: [
            guardianRoutes({
              db,
              seals,
              door,
              name,
              resend: new ResendInvitation({ uow, clock, guardians, identity, limits }),
              verify,
              claim,
              renewClaim: new RenewClaim({ uow, clock, guardians, identity, limits }),
            }),
            approvalRoutes({ db, queries, decide, renew, material }),
            decidePage({ queries, decide, renew }),
          ],
          subscriptions: [
            ...wardProjection,
            ...openApprovals({ clock, approvals, whoDecides: facade.whoDecides }),
            ...followAccounts({ clock, guardians, identity }),
            ...putApprovals({ approvals, whoDecides: facade.whoDecides }),
            ...mailGuardianChanges({ clock, guardians, identity }),
            ...eraseMember,
            ...keepInformed,
            ...mailGuardian.subscriptions,
            ...mailMatch({ guardians, identity }),
          ],
          sweeps: [{ name: 'guardianship.tell-waiting', run: () => mailGuardian.tellWaiting(db) }],
          pendingCount: (accountId) => queries.pendingCount(accountId),
          commands: { name, verify, claim, decide },
        };
      },
      [KERNEL, IDENTITY, SESSION_DOOR, GUARDIANSHIP, REVIEW_MATERIAL, NAME_GUARDIAN, GUARDIANS],
    )
    .inSingletonScope();
});
