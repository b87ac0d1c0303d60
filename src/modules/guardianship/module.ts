import { ContainerModule } from 'inversify';
import { KERNEL, type Kernel } from '#kernel/kernel.ts';
import type { ModuleParts } from '#kernel/module.ts';
import './errors.ts';
import {
  type AddressRulePort,
  type DisablingRulePort,
  type PendingDecisionsPort,
  type SignUpStepPort,
  ADDRESS_RULE,
  DECISIONS,
  DISABLING_RULE,
  SIGN_UP_STEP,
} from '../identity/ports.ts';
import { type IdentityFacade, type SessionGateway, IDENTITY, SESSION_GATEWAY } from '../identity/index.ts';
import { addressRule } from './address-rule.ts';
import { disablingRule } from './disabling-rule.ts';
import { appointGuardian } from './guardian/appoint-guardian.ts';
import type { Guardians } from './domain/guardians.ts';
import { ForgetUnanswered } from './commands/forget-unanswered.ts';
import { SendPostponedNotices } from './commands/send-postponed-notices.ts';
import { resolveDecisionAuthority } from './domain/decision-authority.ts';
import { guardianshipFacade } from './facade.ts';
import { liftSuitorBars } from './guardian/lift-suitor-bars.ts';
import { GUARDIANSHIP, type GuardianshipFacade } from './index.ts';
import {
  IDDAH,
  KHITBA,
  REVIEW_MATERIAL,
  SUITORS,
  type IddahPort,
  type KhitbaPort,
  type ReviewMaterialPort,
  type SuitorPort,
} from './ports.ts';
import { auditSubjects } from './infra/cases.ts';
import { approvals } from './infra/approvals-repository.ts';
import { guardians as guardiansIn } from './infra/guardians-repository.ts';
import { CountPendingApprovals } from './queries/approvals/count-pending-approvals.ts';
import { hasPendingApprovals } from './approval/has-pending-approvals.ts';
import { CountVerifications } from './queries/staff/count-verifications.ts';
import { SearchGuardians } from './queries/staff/search-guardians.ts';
import { GuardianshipHistory } from './queries/staff/guardianship-history.ts';
import { MeasureApprovals } from './queries/approvals/measure-approvals.ts';
import { PendingChecks } from './queries/staff/pending-checks.ts';
import { PendingDisputes } from './queries/staff/pending-disputes.ts';
import { mailItemsAfterPause } from './reactions/mail-pending-approvals.ts';
import { notifyWards } from './reactions/notify-ward.ts';
import { type GuardianshipCommands, guardianshipCommands } from './composition/guardianship-commands.ts';
import { guardianshipPorts } from './composition/guardianship-ports.ts';
import { guardianshipRouters } from './composition/guardianship-routers.ts';
import { guardianshipSubscriptions } from './composition/guardianship-subscriptions.ts';

export const GUARDIANSHIP_PARTS = Symbol('guardianship parts');
const GUARDIANS = Symbol('guardians');

/** Parts of guardianship for the composition root, besides routes and subscriptions. */
export interface GuardianshipParts extends ModuleParts {
  /** For callers without a route: the demo and the integration tests. */
  commands: GuardianshipCommands;
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
      (identity: IdentityFacade, guardians: Guardians, iddah: IddahPort, khitba: KhitbaPort) =>
        guardianshipFacade({
          guardians,
          approvals,
          identity,
          resolveDecisionAuthority: resolveDecisionAuthority({ guardians, people: identity, iddah, khitba }),
        }),
      [IDENTITY, GUARDIANS, IDDAH, KHITBA],
    )
    .inSingletonScope();

  bind<SignUpStepPort>(SIGN_UP_STEP)
    .toResolvedValue(
      ({ clock, limits }: Kernel, identity: IdentityFacade, guardians: Guardians): SignUpStepPort => ({
        nameGuardian: (tx, ward, wali, isPaid) =>
          appointGuardian({ clock, limits, guardians, identity }, tx, ward, wali, { isLimited: !isPaid }),
      }),
      [KERNEL, IDENTITY, GUARDIANS],
    )
    .inSingletonScope();

  bind<PendingDecisionsPort>(DECISIONS).toConstantValue({ hasPendingDecisions: hasPendingApprovals });

  bind<AddressRulePort>(ADDRESS_RULE)
    .toResolvedValue(
      (identity: IdentityFacade, guardians: Guardians) => addressRule({ guardians, identity }),
      [IDENTITY, GUARDIANS],
    )
    .inSingletonScope();

  bind<DisablingRulePort>(DISABLING_RULE)
    .toResolvedValue(
      (identity: IdentityFacade, guardians: Guardians) => disablingRule({ guardians, identity }),
      [IDENTITY, GUARDIANS],
    )
    .inSingletonScope();

  bind<GuardianshipParts>(GUARDIANSHIP_PARTS)
    .toResolvedValue(
      (
        kernel: Kernel,
        identity: IdentityFacade,
        sessionGateway: SessionGateway,
        facade: GuardianshipFacade,
        material: ReviewMaterialPort,
        guardians: Guardians,
        suitors: SuitorPort,
      ): GuardianshipParts => {
        const ports = guardianshipPorts(kernel, identity, facade, material, guardians, suitors);
        const commands = guardianshipCommands(ports);
        const history = new GuardianshipHistory(ports);
        return {
          name: 'guardianship',
          routers: guardianshipRouters(ports, commands, sessionGateway),
          subscriptions: guardianshipSubscriptions(ports),
          queues: [new PendingDisputes(ports), new PendingChecks(ports)],
          conflictOfInterest: ports.conflictOfInterest,
          sweeps: [
            { name: 'guardianship.mail-after-pause', run: () => mailItemsAfterPause(ports) },
            { name: 'guardianship.forget-unanswered', run: () => new ForgetUnanswered(ports).execute() },
            { name: 'guardianship.send-postponed-notices', run: () => new SendPostponedNotices(ports).execute() },
            { name: 'guardianship.lift-suitor-bars', run: () => liftSuitorBars(ports) },
            { name: 'guardianship.notify-wards', run: () => notifyWards(ports) },
          ],
          commands,
          auditSubjects,
          history: (accountId) => history.execute(accountId),
          search: new SearchGuardians(ports),
          queries: {
            countPending: new CountPendingApprovals(ports),
            countVerifications: new CountVerifications(ports),
            measureApprovals: new MeasureApprovals(ports),
          },
        };
      },
      [KERNEL, IDENTITY, SESSION_GATEWAY, GUARDIANSHIP, REVIEW_MATERIAL, GUARDIANS, SUITORS],
    )
    .inSingletonScope();
});
