import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { isStaff } from '#kernel/contracts/roles.ts';
import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, UserId } from '#kernel/ids.ts';
import type { BillingFacade } from '../../billing/index.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import { refusalsBindSince, type Introduction } from '../domain/introduction.ts';
import { readAllowance } from '../infra/objection-allowances.ts';
import { readProfileOf } from '../infra/objection-profiles.ts';

/** With whose eyes profiles are looked at. */
export interface Eyes {
  /** Whose compatibility ranks the list; null where there is no profile yet. */
  profileId: ProfileId | null;
  looksFor: 'male' | 'female';
  /** A guardian's are those of his ward: he looks on her behalf and sends nothing. */
  areOwn: boolean;
  /** Profiles of a guardian's wards. */
  wards: ProfileId[];
  /** Refusals since then still bind. */
  refusedSince: Date;
}

/** Who looks at profiles, and what is known of him or her as a sender. */
export interface Viewer extends Eyes {
  /** Null for a guardian. */
  sending: Pick<Introduction, 'sender' | 'allowance'> | null;
  /** With whom the viewer is never brought together: wards, or her own guardian. */
  never: ReadonlySet<UserId>;
}

/** What telling who looks needs. */
export interface ViewerPorts {
  db: Knex;
  clock: Clock;
  guardianship: GuardianshipFacade;
  billing: BillingFacade;
}

/**
 * A guardian without a profile of his own looks with the eyes of his first ward, and any guardian with those of the
 * ward of whom he asks: he sees exactly what she may see (decisions 2.14). Throws `profile-required` where nobody's
 * eyes are known, `guardian-resting` where he acts for nobody at present, and `common.not-found` where she is not his
 * ward.
 */
export async function eyesOf(
  { db, clock, guardianship }: ViewerPorts,
  actor: Actor,
  ofWard?: ProfileId,
): Promise<Eyes> {
  const { userId, role, profileId, isGuardian } = actor;
  // Staff seek nobody, also where they did before (decisions 1.14).
  const gender = isStaff(role) ? null : actor.gender;
  const wardsOfGuardian = isGuardian ? await guardianship.wardsOf(db, userId) : [];
  const wards = wardsOfGuardian.flatMap((ward) => ward.profileId ?? []);
  const refusedSince = refusalsBindSince(clock.now());
  if (ofWard === undefined && gender !== null && (profileId !== null || !isGuardian))
    return { profileId, looksFor: gender === 'male' ? 'female' : 'male', areOwn: true, wards, refusedSince };
  if (!isGuardian) throw new DomainError(ofWard === undefined ? 'matchmaking.profile-required' : 'common.not-found');
  // Whoever acts for nobody at present sees nobody (decisions 2.12).
  if (ofWard === undefined && wardsOfGuardian.length === 0) throw new DomainError('matchmaking.guardian-resting');
  const ward = wardsOfGuardian.find((one) => one.profileId !== null && (ofWard ?? one.profileId) === one.profileId);
  if (ofWard !== undefined && !ward) throw new DomainError('common.not-found');
  return { profileId: ward?.profileId ?? null, looksFor: 'male', areOwn: false, wards, refusedSince };
}

/** Who looks with these eyes. */
export async function viewerWith(ports: ViewerPorts, actor: Actor, eyes: Eyes): Promise<Viewer> {
  if (!eyes.areOwn) return { ...eyes, sending: null, never: new Set() };
  const [sending, never] = await Promise.all([
    sendingOf(ports, actor),
    ports.guardianship.guardsOrIsGuardedBy(ports.db, actor.userId),
  ]);
  return { ...eyes, sending, never: new Set(never) };
}

/** The two in one: who looks, with his or her own eyes or those of the first ward. */
export const viewerOf = async (ports: ViewerPorts, actor: Actor): Promise<Viewer> =>
  viewerWith(ports, actor, await eyesOf(ports, actor));

async function sendingOf(
  { db, clock, guardianship, billing }: ViewerPorts,
  { userId, role, gender }: Actor,
): Promise<Viewer['sending']> {
  const [profile, plan, { guardianVerified }, allowance] = await Promise.all([
    readProfileOf(db, userId),
    billing.subscriptionOf(db, userId),
    guardianship.guardianStatusOf(db, userId),
    readAllowance(db, userId),
  ]);
  return {
    sender: {
      hasProfile: profile !== null,
      hasReadyProfile: profile?.isReadyToIntroduce ?? false,
      isPresent: role === 'member',
      hasFourWives: profile?.hasFourWives ?? false,
      isInIddah: profile?.isInIddahAt(clock.now()) ?? false,
      isOnBreak: profile?.isOnBreakAt(clock.now()) ?? false,
      hasPaidPlan: plan.hasAccess,
      isSister: gender === 'female',
      hasGuardian: guardianVerified,
    },
    allowance: { hasRequestLeft: (allowance?.remaining(clock.now()) ?? 0) > 0 },
  };
}
