import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, UserId } from '#kernel/ids.ts';
import type { BillingFacade } from '../../billing/index.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import { refusalsBindSince, type Introduction } from '../domain/introduction.ts';
import { readAllowance } from '../infra/objection-allowances.ts';
import { profileOfRow, profileRows } from '../infra/objection-profiles.ts';

/** Who looks at profiles, and what is known of him or her as a sender. */
export interface Viewer {
  /** Whose compatibility ranks the list; null where there is no profile yet. */
  profileId: ProfileId | null;
  looksFor: 'male' | 'female';
  /** Null for a guardian, who looks on behalf of his wards and sends nothing. */
  sending: Pick<Introduction, 'sender' | 'allowance'> | null;
  /** Profiles of a guardian's wards. */
  wards: ProfileId[];
  /** With whom the viewer is never brought together: wards, or her own guardian. */
  never: ReadonlySet<UserId>;
  /** Refusals since then still bind. */
  refusedSince: Date;
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
export async function viewerOf(ports: ViewerPorts, actor: Actor, ofWard?: ProfileId): Promise<Viewer> {
  const { db, clock, guardianship } = ports;
  const { userId, gender, profileId, isGuardian } = actor;
  const wardsOfGuardian = isGuardian ? await guardianship.wardsOf(db, userId) : [];
  const wards = wardsOfGuardian.flatMap((ward) => ward.profileId ?? []);
  const refusedSince = refusalsBindSince(clock.now());
  if (ofWard === undefined && gender !== null && (profileId !== null || !isGuardian)) {
    const looksFor = gender === 'male' ? 'female' : 'male';
    const sending = await sendingOf(ports, actor, gender);
    const never = new Set(await guardianship.guardsOrIsGuardedBy(db, userId));
    return { profileId, looksFor, sending, wards, never, refusedSince };
  }
  if (!isGuardian) throw new DomainError(ofWard === undefined ? 'matchmaking.profile-required' : 'common.not-found');
  // Whoever acts for nobody at present sees nobody (decisions 2.12).
  if (ofWard === undefined && wardsOfGuardian.length === 0) throw new DomainError('matchmaking.guardian-resting');
  const ward = wardsOfGuardian.find((one) => one.profileId !== null && (ofWard ?? one.profileId) === one.profileId);
  if (ofWard !== undefined && !ward) throw new DomainError('common.not-found');
  return { profileId: ward?.profileId ?? null, looksFor: 'male', sending: null, wards, never: new Set(), refusedSince };
}

async function sendingOf(
  { db, clock, guardianship, billing }: ViewerPorts,
  { userId, role }: Actor,
  gender: 'male' | 'female',
): Promise<Viewer['sending']> {
  const [row, plan, { guardianVerified }, allowance] = await Promise.all([
    profileRows(db).where({ account_id: userId }).first(),
    billing.subscriptionOf(db, userId),
    guardianship.guardianStatusOf(db, userId),
    readAllowance(db, userId),
  ]);
  const profile = row ? profileOfRow(row) : null;
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
