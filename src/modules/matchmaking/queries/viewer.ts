import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import { after, type Clock } from '#kernel/clock.ts';
import type { SendObstacle } from '../contracts/profiles.ts';
import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, UserId } from '#kernel/ids.ts';
import type { BillingFacade } from '../../billing/index.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import { PAUSE_AFTER_REFUSAL } from '../domain/interest-request.ts';
import { obstacleToSending } from '../domain/sending.ts';
import { readAllowance } from '../infra/objection-allowances.ts';
import { profileColumns, profileOfRow, type ProfileRow } from '../infra/objection-profiles.ts';

/** Who looks at profiles, and what he or she may do about them. */
export interface Viewer {
  /** Whose compatibility ranks the list; null where there is no profile yet. */
  profileId: ProfileId | null;
  looksFor: 'male' | 'female';
  /** Looks on behalf of a ward, and sends nothing. */
  isGuardian: boolean;
  /** What keeps from sending to anybody; null where nothing does. */
  obstacle: SendObstacle | null;
  /** With whom the viewer is never brought together: wards, or her own guardian. */
  never: ReadonlySet<UserId>;
  /** Refusals since then still bind. */
  refusedSince: Date;
}

interface Ports {
  db: Knex;
  clock: Clock;
  guardianship: GuardianshipFacade;
  billing: BillingFacade;
}

/** A guardian without a profile of his own looks with the eyes of his first ward. Throws `profile-required` where nobody's eyes are known. */
export async function viewerOf(ports: Ports, actor: Actor, wards: ProfileId[]): Promise<Viewer> {
  const { db, clock, guardianship } = ports;
  const now = clock.now();
  const refusedSince = after(now, -PAUSE_AFTER_REFUSAL);
  if (actor.gender !== null && (actor.profileId !== null || !actor.isGuardian)) {
    const looksFor = actor.gender === 'male' ? 'female' : 'male';
    const obstacle = actor.profileId === null ? 'profile-required' : await obstacleOf(ports, actor, now);
    const never = new Set(await guardianship.guardsOrIsGuardedBy(db, actor.userId));
    return { profileId: actor.profileId, looksFor, isGuardian: false, obstacle, never, refusedSince };
  }
  if (!actor.isGuardian) throw new DomainError('matchmaking.profile-required');
  const [ward = null] = wards;
  return { profileId: ward, looksFor: 'male', isGuardian: true, obstacle: null, never: new Set(), refusedSince };
}

async function obstacleOf(
  { db, guardianship, billing }: Ports,
  { userId, role }: Actor,
  now: Date,
): Promise<SendObstacle | null> {
  const [row, plan, { guardianVerified }, allowance] = await Promise.all([
    db('matchmaking.profile').where({ account_id: userId }).first(db.raw(profileColumns())) as Promise<ProfileRow>,
    billing.subscriptionOf(db, userId),
    guardianship.standingOf(db, userId),
    readAllowance(db, userId),
  ]);
  const { state, hasFourWives } = profileOfRow(row);
  const obstacle = obstacleToSending({
    gender: state.gender,
    isPresent: role === 'member',
    hasFourWives,
    hasPaidPlan: plan.status !== 'free',
    isGuarded: guardianVerified,
  });
  if (obstacle) return obstacle.split('.')[1] as SendObstacle;
  return (allowance?.remaining(now) ?? 0) > 0 ? null : 'allowance-exhausted';
}
