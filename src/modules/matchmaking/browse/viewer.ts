import type { Actor } from '#kernel/actor.ts';
import { isStaff } from '#kernel/contracts/roles.ts';
import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { runQuery, batch, type JsonQuery } from '#kernel/persistence/json-query.ts';
import type { BillingFacade } from '../../billing/index.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import { refusalsBindSince, type Introduction } from '../domain/introduction.ts';
import { IS_IN_KHITBA } from '../infra/matches-repository.ts';
import { OWN_PROFILE } from '../infra/profiles-repository.ts';
import { isHidden } from '../domain/moderation/hidden-parts.ts';
import type { AllowanceQuery, UseCasePorts } from '../use-case-ports.ts';

/** The person from whose view profiles are listed: the actor, or a guardian's ward. */
export interface ViewerPerspective {
  /** The profile whose compatibility ranks the list; null without a profile. */
  profileId: ProfileId | null;
  looksFor: 'male' | 'female';
  /** False for a guardian who looks for his ward and sends nothing. */
  isOwn: boolean;
  wards: ProfileId[];
  /** The guardian's own accounts, if he looks for a ward. */
  guardianAccountIds: readonly UserId[];
  /** Refusals after this time still bind. */
  refusedSince: Date;
}

/** The perspective, with the actor's facts as a sender. */
export interface Viewer extends ViewerPerspective {
  sending: Pick<Introduction, 'sender' | 'allowance'> | null;
  /** Accounts that the viewer is never shown: wards, or her own guardian. */
  never: readonly UserId[];
}

export type PerspectivePorts = Pick<UseCasePorts, 'db' | 'clock' | 'guardianship'>;
export interface ViewerPorts extends PerspectivePorts {
  sender: JsonQuery<AsSender>;
}

type AsSender = ReturnType<ReturnType<typeof senderFactsQuery>['read']>;

/** The sender facts of an account from all modules, in one round trip. */
export const senderFactsQuery = (guardianship: GuardianshipFacade, billing: BillingFacade, allowance: AllowanceQuery) =>
  batch('matchmaking.sender-facts', {
    profile: OWN_PROFILE,
    allowance,
    isInKhitba: IS_IN_KHITBA,
    plan: billing.subscription,
    guardian: guardianship.guardianStatus,
    never: guardianship.excludedAccountIds,
  });

/**
 * A guardian without a profile looks for his first ward, and any guardian for the ward he names, seeing exactly what
 * she may see.
 * @throws matchmaking.profile-required if the actor looks neither for themselves nor for a ward
 * @throws matchmaking.guardian-on-hold if he acts for nobody at present
 * @throws common.not-found if she is not his ward
 */
export async function resolvePerspective(
  { db, clock, guardianship }: PerspectivePorts,
  actor: Actor,
  ofWard?: ProfileId,
): Promise<ViewerPerspective> {
  const { userId, role, profileId, isGuardian } = actor;
  // Staff look for nobody, even if they did as members.
  const gender = isStaff(role) ? null : actor.gender;
  const wardsOfGuardian = isGuardian ? await guardianship.wardsOf(db, userId) : [];
  const wards = wardsOfGuardian.flatMap((ward) => ward.profileId ?? []);
  const refusedSince = refusalsBindSince(clock.now());
  if (ofWard === undefined && gender !== null && (profileId !== null || !isGuardian))
    return {
      profileId,
      looksFor: gender === 'male' ? 'female' : 'male',
      isOwn: true,
      wards,
      guardianAccountIds: [],
      refusedSince,
    };
  if (!isGuardian) throw new DomainError(ofWard === undefined ? 'matchmaking.profile-required' : 'common.not-found');
  // A guardian who acts for nobody sees nobody.
  if (ofWard === undefined && wardsOfGuardian.length === 0) throw new DomainError('matchmaking.guardian-on-hold');
  const ward = wardsOfGuardian.find((one) => one.profileId !== null && (ofWard ?? one.profileId) === one.profileId);
  if (ofWard !== undefined && !ward) {
    await guardianship.wardsOf(db, userId, ofWard);
    throw new DomainError('matchmaking.guardian-on-hold');
  }
  const { guardianAccountIds } = ward ?? wardsOfGuardian[0]!;
  return {
    profileId: ward?.profileId ?? null,
    looksFor: 'male',
    isOwn: false,
    wards,
    guardianAccountIds,
    refusedSince,
  };
}

/** Completes a perspective with the sender facts, which are null unless the perspective is the actor's own. */
export function viewerWith(perspective: ViewerPerspective, actor: Actor, known: AsSender | null, now: Date): Viewer {
  if (!known) return { ...perspective, sending: null, never: perspective.guardianAccountIds };
  const { profile, allowance, isInKhitba, plan, guardian, never } = known;
  return {
    ...perspective,
    sending: {
      sender: {
        hasProfile: profile !== null,
        hasReadyProfile: profile?.isReadyToIntroduce ?? false,
        isActive: actor.role === 'member',
        hasFourWives: profile?.hasFourWives ?? false,
        hasConsent: profile?.hasConsent ?? false,
        isHidden: profile !== null && isHidden(profile.state),
        isInIddah: profile?.isInIddahAt(now) ?? false,
        isOnBreak: profile?.isOnBreakAt(now) ?? false,
        isInKhitba,
        hasPaidPlan: plan.hasAccess,
        isWoman: actor.gender === 'female',
        hasGuardian: guardian.guardianVerified,
      },
      allowance: { hasRequestLeft: (allowance?.remaining(now) ?? 0) > 0 },
    },
    never,
  };
}

export async function viewerOf(ports: ViewerPorts, actor: Actor, ofWard?: ProfileId): Promise<Viewer> {
  const perspective = await resolvePerspective(ports, actor, ofWard);
  const known = perspective.isOwn ? await runQuery(ports.db, ports.sender, { accountId: actor.userId }) : null;
  return viewerWith(perspective, actor, known, ports.clock.now());
}
