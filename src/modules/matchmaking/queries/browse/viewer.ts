import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { isStaff } from '#kernel/contracts/roles.ts';
import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { runQuery, batch, type JsonQuery } from '#kernel/persistence/json-query.ts';
import type { BillingFacade } from '../../../billing/index.ts';
import type { GuardianshipFacade } from '../../../guardianship/index.ts';
import { refusalsBindSince, type Introduction } from '../../domain/introduction.ts';
import { ALLOWANCE } from '../../infra/allowances-repository.ts';
import { HAS_MARRIED } from '../../infra/matches-repository.ts';
import { OWN_PROFILE } from '../../infra/profiles-repository.ts';

/** With whose eyes profiles are looked at. */
export interface ViewerPerspective {
  /** Whose compatibility ranks the list; null where there is no profile yet. */
  profileId: ProfileId | null;
  looksFor: 'male' | 'female';
  /** A guardian's are those of his ward: he looks on her behalf and sends nothing. */
  areOwn: boolean;
  /** Profiles of a guardian's wards. */
  wards: ProfileId[];
  /** The accounts of the guardian himself, where he looks with the eyes of a ward. */
  himself: readonly UserId[];
  /** Refusals since then still bind. */
  refusedSince: Date;
}

/** Who looks at profiles, and what is known of him or her as a sender. */
export interface Viewer extends ViewerPerspective {
  /** Null for a guardian. */
  sending: Pick<Introduction, 'sender' | 'allowance'> | null;
  /** With whom the viewer is never brought together: wards, or her own guardian. */
  never: readonly UserId[];
}

/** What telling with whose eyes somebody looks needs. */
export interface PerspectivePorts {
  db: Knex;
  clock: Clock;
  guardianship: GuardianshipFacade;
}
/** And who looks. */
export interface ViewerPorts extends PerspectivePorts {
  sender: JsonQuery<AsSender>;
}

type AsSender = ReturnType<ReturnType<typeof senderFactsQuery>['read']>;

/** What is known of an account as a sender, of all the modules that know something, in one trip. */
export const senderFactsQuery = (guardianship: GuardianshipFacade, billing: BillingFacade) =>
  batch('matchmaking.as-sender', {
    profile: OWN_PROFILE,
    allowance: ALLOWANCE,
    hasMarriedHere: HAS_MARRIED,
    plan: billing.subscription,
    guardian: guardianship.guardianStatus,
    never: guardianship.neverTogether,
  });

/**
 * A guardian without a profile of his own looks with the eyes of his first ward, and any guardian with those of the
 * ward of whom he asks: he sees exactly what she may see. Throws `profile-required` where nobody's
 * eyes are known, `guardian-on-hold` where he acts for nobody at present, and `common.not-found` where she is not his
 * ward.
 */
export async function resolvePerspective(
  { db, clock, guardianship }: PerspectivePorts,
  actor: Actor,
  ofWard?: ProfileId,
): Promise<ViewerPerspective> {
  const { userId, role, profileId, isGuardian } = actor;
  // Staff seek nobody, also where they did before.
  const gender = isStaff(role) ? null : actor.gender;
  const wardsOfGuardian = isGuardian ? await guardianship.wardsOf(db, userId) : [];
  const wards = wardsOfGuardian.flatMap((ward) => ward.profileId ?? []);
  const refusedSince = refusalsBindSince(clock.now());
  if (ofWard === undefined && gender !== null && (profileId !== null || !isGuardian))
    return {
      profileId,
      looksFor: gender === 'male' ? 'female' : 'male',
      areOwn: true,
      wards,
      himself: [],
      refusedSince,
    };
  if (!isGuardian) throw new DomainError(ofWard === undefined ? 'matchmaking.profile-required' : 'common.not-found');
  // Whoever acts for nobody at present sees nobody.
  if (ofWard === undefined && wardsOfGuardian.length === 0) throw new DomainError('matchmaking.guardian-on-hold');
  const ward = wardsOfGuardian.find((one) => one.profileId !== null && (ofWard ?? one.profileId) === one.profileId);
  if (ofWard !== undefined && !ward) throw new DomainError('common.not-found');
  const { himself } = ward ?? wardsOfGuardian[0]!;
  return { profileId: ward?.profileId ?? null, looksFor: 'male', areOwn: false, wards, himself, refusedSince };
}

/** Who looks with these eyes, by what is known of him or her as a sender; that is null where they are not his own. */
export function viewerWith(perspective: ViewerPerspective, actor: Actor, known: AsSender | null, now: Date): Viewer {
  if (!known) return { ...perspective, sending: null, never: perspective.himself };
  const { profile, allowance, hasMarriedHere, plan, guardian, never } = known;
  return {
    ...perspective,
    sending: {
      sender: {
        hasProfile: profile !== null,
        hasReadyProfile: profile?.isReadyToIntroduce ?? false,
        isPresent: actor.role === 'member',
        hasFourWives: profile?.hasFourWives ?? false,
        hasWithdrawnConsent: profile?.hasWithdrawnConsent ?? false,
        isInIddah: profile?.isInIddahAt(now) ?? false,
        isOnBreak: profile?.isOnBreakAt(now) ?? false,
        hasMarriedHere,
        hasPaidPlan: plan.hasAccess,
        isSister: actor.gender === 'female',
        hasGuardian: guardian.guardianVerified,
      },
      allowance: { hasRequestLeft: (allowance?.remaining(now) ?? 0) > 0 },
    },
    never,
  };
}

/** Who looks, with his or her own eyes or those of the first ward. */
export async function viewerOf(ports: ViewerPorts, actor: Actor): Promise<Viewer> {
  const perspective = await resolvePerspective(ports, actor);
  const known = perspective.areOwn ? await runQuery(ports.db, ports.sender, { accountId: actor.userId }) : null;
  return viewerWith(perspective, actor, known, ports.clock.now());
}
