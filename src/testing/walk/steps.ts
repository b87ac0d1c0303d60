import fc from 'fast-check';
import { stages } from '#modules/matchmaking/contracts/match-states.ts';
import { after, DAY, HOUR, isoDay } from '#kernel/clock.ts';
import { hashOfToken, type ApprovalId, type MatchId, type ProfileId } from '#kernel/values/ids.ts';
import type { RequestId, UserId } from '#kernel/values/ids.ts';
import { NO_ORIGIN, type RequestOrigin } from '#modules/identity/index.ts';
import { excludedSendersSendNothing } from './checks.ts';
import { inMatch, newest, one, pick, whoIs } from './choosing.ts';
import type { DecidingGuardian } from './deciding-guardian.ts';
import { familyActs } from './family-acts.ts';
import { topicActs } from './topic-acts.ts';
import { meetingActs } from './meeting-acts.ts';
import { herGuardian, reason, staffActs } from './staff-acts.ts';
import { asActor, waliOf, type Step, type World } from './world.ts';

export type Act = keyof typeof acts;

const WITHIN_A_DAY = [HOUR, 61 * 60_000, DAY];
const WITHOUT_DAY = ['over', 'unknown', 'not_applicable'] as const;
const ZONES = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles'];
const DAYS = [8, 31, 91];

/** Sometimes a browser of hers, which raises a check by the staff. */
const from = (world: World, n: number): RequestOrigin => ({
  ...NO_ORIGIN,
  accountId: n % 8 === 0 ? world.woman.id : null,
});
/** All acts of a walk. The walk tries them whether or not they are allowed: the product must refuse them. */
const acts = {
  ...staffActs,
  ...familyActs,
  ...meetingActs,
  ...topicActs,
  async names(world: World, { a, b }: Step) {
    // Sometimes a man with a pending request to or from her.
    const pending = await world
      .db('matchmaking.interest_request')
      .where({ status: 'pending' })
      .select('from_profile_id', 'to_profile_id');
    const sides = pending.flatMap((row) => [row.from_profile_id, row.to_profile_id]);
    const open = world.men.filter(({ profileId }) => profileId !== null && sides.includes(profileId));
    const friend = { ...world.friend, email: world.friend.email.replace('@', '+wali@') };
    const man = b % 8 === 0 ? friend : pick(b % 3 || open.length === 0 ? world.men : open, a)!;
    const { name } = world.modules.guardianship.commands;
    // After two replacements in a year she would need the staff.
    await world.db('guardianship.guardian').update({ replaced_at: null });
    const before = await world.snapshot();
    // An imam, sometimes: the staff review him from his verification on.
    const relation = b % 5 === 1 ? ({ waliRelation: 'imam', imamReason: 'none' } as const) : undefined;
    await world.does(() => name.execute(world.woman.id, waliOf(man, relation)));
    world.forgetCorrected(before, await world.snapshot());
  },
  async 'verifies by link'(world: World, { a, b }: Step) {
    const invitation = newest(world.invitations(), a % 4 ? 0 : a >> 2);
    const { verifyByLink } = world.modules.guardianship.commands;
    if (invitation) await world.does(() => verifyByLink.execute(invitation.id, invitation.code, from(world, b), 'en'));
  },
  async 'verifies by code'(world: World, { a, b, c }: Step) {
    const invitation = newest(world.invitations(), a % 4 ? 0 : a >> 2);
    const to = world.men.find(({ email }) => email === invitation?.to);
    // Mostly the invited man, sometimes another one.
    const who = b % 4 === 0 || !to ? pick(world.men, b)! : to;
    const { verifyByCode } = world.modules.guardianship.commands;
    if (invitation) await world.does(() => verifyByCode.execute(who.id, invitation.code, from(world, c), 'en'));
  },
  async claims(world: World, { a, b }: Step) {
    const tokens = world.mails.flatMap(({ to, mail }) => {
      const token = /guardian-claim\?token=(.+)$/.exec(mail.path ?? '')?.[1];
      return token ? [{ to, token }] : [];
    });
    const claim = newest(tokens, a % 2);
    const who = b % 4 === 0 ? pick(world.men, b)! : world.men.find(({ email }) => email === claim?.to);
    const commands = world.modules.guardianship.commands;
    if (claim && who)
      await world.does(() => commands.claim.execute({ token: claim.token }, { ...NO_ORIGIN, accountId: who.id }, 'en'));
  },
  async refuses(world: World, { a }: Step) {
    const invitation = newest(world.invitations(), a % 3);
    const { refuse } = world.modules.guardianship.commands;
    if (invitation) await world.does(() => refuse.execute(invitation.id, invitation.code));
  },
  async 'steps down'(world: World) {
    const guardian = await herGuardian(world);
    const { stepDown } = world.modules.guardianship.commands;
    if (guardian?.account_id)
      await world.does(() => stepDown.execute(guardian.account_id!, { guardianId: guardian.id }, reason));
  },
  async leaves(world: World, { a }: Step) {
    await world.change(pick(world.everybody(), a)!, (account) => account.leave(world.clock.now()));
  },
  async returns(world: World, { a }: Step) {
    await world.change(await whoIs(world, 'deletion_scheduled_for is not null', a), (account) => account.restore());
  },
  async 'is disabled'(world: World, { a, b }: Step) {
    // Mostly her guardian, or she herself.
    const guarding = `id in (select account_id from guardianship.guardian where state = 'verified')`;
    const who = [pick(world.everybody(), a)!, await whoIs(world, guarding, a), world.woman][b % 3]!;
    await world.change(who, (account) => account.disable(null, { cause: 'rules', by: who.id, at: world.clock.now() }));
  },
  async 'is enabled'(world: World, { a }: Step) {
    await world.change(await whoIs(world, 'not is_active', a), (account) => account.enable());
  },
  async 'changes role'(world: World, { a, b }: Step) {
    if (b % 4 === 0) await world.change(pick(world.everybody(), a)!, (account) => account.setRole('admin'));
    else await world.change(await whoIs(world, `role = 'admin'`, a), (account) => account.setRole('member'));
  },
  async moves(world: World, { a, b }: Step) {
    const who = pick([...world.men, world.friend], a)!;
    // Sometimes the address of her guardian, which he proves.
    const guardian = await world.db('guardianship.guardian').where({ state: 'verified' }).first('email');
    const email =
      b % 2 && guardian ? `${guardian.email.replace('@', '+x@')}` : `${who.name.toLowerCase()}@walk.example`;
    const account = await world.db('identity.account').where({ email }).first('id');
    if (account) return;
    await world.moves(who, email);
  },
  async sends(world: World, { a, b, c }: Step) {
    const { woman } = world;
    const man = pick(world.men, a)!;
    if (woman.profileId === null || man.profileId === null) return;
    const [from, to] = b % 2 ? [woman, man] : [man, woman];
    const { send } = world.modules.matchmaking.commands;
    const quote = c % 4 ? world.shortAnswers.get(to.profileId!) : undefined;
    const words = { toProfileId: to.profileId!, message: world.newWords(), quote };
    await world.does(() => send.execute(asActor(from), words));
  },
  async 'asks again although excluded'(world: World, { a, c }: Step) {
    const exclusions = () => world.db('matchmaking.never_again');
    const excluded = pick(await exclusions().orderBy('created_at').orderBy('sender_profile_id'), a);
    const sender = world.everybody().find(({ profileId }) => profileId === excluded?.sender_profile_id);
    if (!excluded || !sender) return;
    // Mostly after the 90 days that any refusal asks for.
    if (c % 4) {
      world.clock.set(after(world.clock.now(), 91 * DAY));
      await world.sweep();
    }
    const { send } = world.modules.matchmaking.commands;
    const words = { toProfileId: excluded.profile_id, message: world.newWords() };
    await world.does(() => send.execute(asActor(sender), words));
    await excludedSendersSendNothing(world);
    world.repeatedRequests += 1;
    // Then she allows him to ask again, so that the walk does not run out of suitors.
    await exclusions().where(excluded).delete();
  },
  async 'answers a prompt'(world: World, { a, b }: Step) {
    const who = pick([world.woman, ...world.men], a)!;
    const prompts = await world.db('matchmaking.prompt').where({ supposes: 'nothing' }).orderBy('id').pluck('id');
    const text = `On Tuesdays I read until page ${world.shortAnswers.size} of book ${b}.`;
    const { update } = world.modules.matchmaking.commands;
    const refusal = await world.does(() =>
      update.execute(who.id, { promptAnswers: [{ promptId: pick(prompts, b)!, text }] }),
    );
    if (refusal === null && who.profileId !== null) world.shortAnswers.set(who.profileId, text);
  },
  async answers(world: World, { a, b, c }: Step) {
    type Row = { id: string; to_profile_id: number };
    const request = await one<Row>(world, 'matchmaking.interest_request', { status: 'pending' }, a);
    const { answer } = world.modules.matchmaking.commands;
    const response = {
      action: b % 5 ? ('accept' as const) : ('decline' as const),
      responseMessage: c % 2 ? world.newWords() : undefined,
      never: b % 5 === 0 && c % 4 !== 0,
    };
    if (request)
      await world.does(() => answer.execute(request.to_profile_id as ProfileId, request.id as RequestId, response));
  },
  async withdraws(world: World, { a }: Step) {
    type Row = { id: string; from_profile_id: number };
    const request = await one<Row>(world, 'matchmaking.interest_request', { status: 'pending' }, a);
    const { withdraw } = world.modules.matchmaking.commands;
    if (request)
      await world.does(() => withdraw.execute(request.from_profile_id as ProfileId, request.id as RequestId));
  },
  async writes(world: World, { a, b }: Step) {
    type Row = { id: string; man_profile_id: number; woman_profile_id: number };
    const match = await one<Row>(world, 'matchmaking.match', { status: 'active' }, a);
    if (!match) return;
    const from = (b % 2 ? match.man_profile_id : match.woman_profile_id) as ProfileId;
    const { send } = world.modules.messaging.commands;
    await world.does(() => send.execute(from, match.id as MatchId, { content: world.newWords() }));
  },
  async 'changes a match'(world: World, { a, b, c }: Step) {
    const { match, who } = await inMatch(world, a, b);
    if (!match || !who) return;
    const { changeStatus } = world.modules.matchmaking.commands;
    // Matches should live for a while.
    // Her guardian's end is a pause first.
    const snapshot =
      c % (who.profileId === match.man_profile_id || who === world.woman ? 12 : 4) === 0
        ? ('ended' as const)
        : c % 3 === 0
          ? ('paused' as const)
          : ('active' as const);
    const change = { status: snapshot, reason: c % 2 ? world.newWords() : undefined };
    await world.does(() => changeStatus.execute(asActor(who), match.id, change));
  },
  async objects(world: World, { a, b }: Step) {
    const ending = await world.db('matchmaking.match').whereNotNull('guardian_end_final_at').first('id');
    const { match, who } = ending && a % 4 ? { match: ending, who: world.woman } : await inMatch(world, a, b);
    const { object } = world.modules.matchmaking.commands;
    if (match && who) await world.does(() => object.execute(asActor(who), match.id));
  },
  async 'moves a stage'(world: World, { a, b, c }: Step) {
    const { match, who } = await inMatch(world, a, b);
    if (!match || !who) return;
    const next = stages[stages.indexOf(match.stage) + (c % 8 === 0 ? 2 : 1)];
    const { moveStage } = world.modules.matchmaking.commands;
    if (!next) return;
    await recordDecisions(world, { accountId: who.id }, () =>
      moveStage.execute(asActor(who), match.id, {
        stage: next,
        action: c % 9 === 0 ? 'take-back' : 'propose',
        words: c % 7 ? world.newWords() : undefined,
      }),
    );
  },
  async oversees(world: World, { a, b, c }: Step) {
    // Mostly she or her guardian: the man has no choice here.
    const { match, who } = await inMatch(world, a, b % 8 ? b * 3 + 1 + (b % 2) : b);
    const { oversee } = world.modules.matchmaking.commands;
    const mode = c % 8 ? ('read_along' as const) : ('approve' as const);
    if (match && who) await world.does(() => oversee.execute(asActor(who), match.id, mode));
  },
  async 'decides by session'(world: World, { a, b, c }: Step) {
    const item = await one<{ id: string }>(world, 'guardianship.approval', { status: 'pending' }, a);
    const guardian = await world.db('guardianship.guardian').where({ state: 'verified' }).first('account_id');
    const who = b % 3 === 0 ? pick(world.everybody(), b)! : { id: guardian?.account_id as UserId };
    const { decide } = world.modules.guardianship.commands;
    const action = c % 5 ? ('approve' as const) : ('decline' as const);
    if (item && who.id)
      await recordDecisions(world, { accountId: who.id }, () =>
        decide.execute(who.id, item.id as ApprovalId, { action, reason }),
      );
  },
  async 'decides by link'(world: World, { a, c }: Step) {
    // Mostly the link of a pending item.
    const open = await world
      .db('guardianship.decision_link as l')
      .join('guardianship.approval as i', (on) =>
        on.on('i.id', 'l.approval_id').andOn('i.guardian_id', 'l.guardian_id'),
      )
      .where({ 'i.status': 'pending' })
      .pluck('l.token_hash');
    const links = world.decisionLinks();
    const opening = links.filter(({ token }) => open.includes(hashOfToken(token)));
    const link = newest(a % 4 && opening.length > 0 ? opening : links, a >> 2);
    const { decideByLink } = world.modules.guardianship.commands;
    const action = c % 5 ? ('approve' as const) : ('decline' as const);
    if (link)
      await recordDecisions(world, { address: link.to }, () => decideByLink.execute(link.token, { action, reason }));
  },
  async 'asks for a new link'(world: World, { a }: Step) {
    const link = newest(world.decisionLinks(), a);
    const { renewLink } = world.modules.guardianship.commands;
    if (link) await world.does(() => renewLink.execute(link.token));
  },
  async 'changes her iddah'(world: World, { a, b }: Step) {
    const answer =
      a % 2
        ? { iddahStatus: pick(WITHOUT_DAY, a >> 1)! }
        : { iddahEndsOn: isoDay(after(world.clock.now(), pick(DAYS, a >> 1)! * DAY)) };
    const { update } = world.modules.matchmaking.commands;
    await world.does(() => update.execute(world.woman.id, answer, pick(ZONES, b)!));
  },
  async 'blocks or unblocks'(world: World, { a, b }: Step) {
    const man = pick(world.men, a)!;
    const { block, unblock } = world.modules.matchmaking.commands;
    const [who, target] = b % 2 ? [world.woman, man] : [man, world.woman];
    const actor = { ...asActor(who), gender: b % 2 ? ('female' as const) : ('male' as const) };
    const other = target.profileId;
    if (other !== null) await world.does(() => (b % 4 < 2 ? unblock : block).execute(actor, other));
  },
  async 'has time pass'(world: World, { a }: Step) {
    world.clock.set(after(world.clock.now(), pick(WITHIN_A_DAY, a)!));
    await world.sweep();
  },
  async 'has days pass'(world: World, { a }: Step) {
    world.clock.set(after(world.clock.now(), pick(DAYS, a)! * DAY));
    await world.sweep();
  },
} satisfies Record<string, (world: World, step: Step) => Promise<void>>;

/** Performs an act and records its decisions with the state before, for the checks. */
async function recordDecisions(world: World, by: DecidingGuardian['by'], act: () => Promise<unknown>): Promise<void> {
  const before = await world.db('guardianship.decision').pluck('id');
  const snapshot = await world.snapshot();
  await world.does(act);
  const made = await world.db('guardianship.decision').whereNotIn('id', before);
  for (const { id, approval_id: approvalId, guardian_id: guardianId } of made)
    world.deciders.push({ id, approvalId, guardianId, by, snapshot, parted: [...world.parted] });
}

/** The situations that acts need, as queries. */
const situations = {
  invited: `select from guardianship.guardian where state = 'pending'`,
  verified: `select from guardianship.guardian where state = 'verified'`,
  acting: `select from guardianship.guardian where acting`,
  unclaimed: `select from guardianship.guardian where acting and account_id is null and claim_hash is not null`,
  signedIn: `select from guardianship.guardian where state = 'verified' and account_id is not null`,
  questioned: `select from guardianship.guardian where state = 'verified' and safety_requested_at is not null`,
  cleared: `select from guardianship.guardian where acting and (safe_from is not null or act_proposed_by is not null)`,
  held: `select from guardianship.guardian where state = 'verified' and held_at is not null`,
  disputed: `select from guardianship.guardian where state = 'verified' and disputed_at is not null`,
  checked: `select from guardianship.guardian where state = 'verified' and check_raised_at is not null`,
  item: `select from guardianship.approval where status = 'pending' and blocked_by = '{}'`,
  decidable: `select from guardianship.approval i join guardianship.guardian g on g.id = i.guardian_id where i.status = 'pending' and i.blocked_by = '{}' and g.account_id is not null`,
  request: `select from matchmaking.interest_request r where status = 'pending'`,
  excluded: `select from matchmaking.never_again`,
  active: `select from matchmaking.match where status = 'active'`,
  ending: `select from matchmaking.match where guardian_end_final_at is not null and guardian_end_objected_at is null`,
  running: `select from matchmaking.match where status in ('active', 'paused')`,
  families: `select from matchmaking.match where status = 'active' and stage <> 'initial_conversation'`,
  shared: `select from matchmaking.contact_release where ended_at is null`,
  requested: `select from matchmaking.named_relative where state = 'requested'`,
  named: `select from matchmaking.named_relative where state = 'named'`,
  meeting: `select from matchmaking.meeting where state in ('proposed', 'moved')`,
  confirmed: `select from matchmaking.meeting where state = 'confirmed'`,
  disabled: `select from identity.account where not is_active`,
  leaving: `select from identity.account where deletion_scheduled_for is not null`,
  staff: `select from identity.account where role = 'admin'`,
};
type Situations = Record<keyof typeof situations, boolean>;

const existing = Object.entries(situations).map(([what, sql]) => `exists (${sql}) as "${what}"`);
const situationsOf = async (world: World): Promise<Situations> =>
  (await world.db.raw(`select ${existing.join(', ')}`)).rows[0];

/** The situation that an act needs. Without it the act is tried rarely. */
const requirements: Partial<Record<Act, keyof Situations>> = {
  'verifies by link': 'invited',
  'verifies by code': 'invited',
  refuses: 'invited',
  claims: 'unclaimed',
  'steps down': 'signedIn',
  'is disputed': 'cleared',
  'gets the safety question': 'acting',
  'answers if it is safe': 'questioned',
  'has acting proposed': 'acting',
  'is held': 'acting',
  'is held no longer': 'held',
  'names another unnoticed': 'acting',
  'leaves unnoticed': 'acting',
  'has a dispute resolved': 'disputed',
  'is checked': 'checked',
  returns: 'leaving',
  'is enabled': 'disabled',
  sends: 'acting',
  'asks again although excluded': 'excluded',
  answers: 'request',
  withdraws: 'request',
  writes: 'active',
  'changes a match': 'running',
  objects: 'ending',
  'moves a stage': 'active',
  oversees: 'running',
  'shares a number': 'families',
  'stops sharing': 'shared',
  'opens a number': 'shared',
  'asks for a relative': 'families',
  'names a relative': 'requested',
  'opens a relative': 'named',
  'says no as a relative': 'named',
  'proposes a meeting': 'families',
  'confirms a meeting': 'meeting',
  'moves a meeting': 'meeting',
  'cancels a meeting': 'meeting',
  'says how a meeting was': 'confirmed',
  'answers a topic': 'active',
  'changes a topic': 'active',
  'decides by session': 'decidable',
  'decides by link': 'item',
};
const UNNEEDED = 0.05;

export type Weights = Record<Act, number>;

/** How often each act is tried while its situation exists. */
export const weights: Weights = {
  'gets the safety question': 1.5,
  'answers if it is safe': 3,
  'has acting proposed': 0.7,
  'is held': 0.7,
  'is held no longer': 6,
  'names another unnoticed': 0.4,
  'leaves unnoticed': 0.2,
  names: 1.8,
  'verifies by link': 20,
  'verifies by code': 20,
  claims: 12,
  refuses: 1,
  'steps down': 1,
  'is disputed': 1.5,
  'has a dispute resolved': 20,
  'is checked': 30,
  leaves: 0.6,
  returns: 20,
  'is disabled': 2,
  'is enabled': 14,
  'changes role': 1,
  moves: 2,
  sends: 12,
  'asks again although excluded': 8,
  'answers a prompt': 3,
  // Requests should wait for a while as other things happen.
  answers: 10,
  withdraws: 1,
  writes: 30,
  'changes a match': 2,
  objects: 2,
  'moves a stage': 3,
  oversees: 3,
  'decides by session': 40,
  'decides by link': 24,
  'asks for a new link': 1,
  'has time pass': 6,
  // Requests and matches should live for a while: a walk should not take months.
  'has days pass': 0.4,
  'changes her iddah': 1,
  'blocks or unblocks': 0.5,
  'shares a number': 1,
  'stops sharing': 0.3,
  'opens a number': 2,
  'asks for a relative': 1,
  'names a relative': 2,
  'opens a relative': 1,
  'says no as a relative': 0.3,
  'proposes a meeting': 2,
  'confirms a meeting': 3,
  'moves a meeting': 0.6,
  'cancels a meeting': 0.3,
  'says how a meeting was': 1,
  'answers a topic': 6,
  'changes a topic': 3,
};
/** Weights for walks that begin with matches, in favour of acts in them. */
export const weightsInMatches: Weights = {
  ...weights,
  'names another unnoticed': 0,
  'leaves unnoticed': 0,
  names: 0.7,
  refuses: 0,
  'steps down': 0,
  'is disputed': 1,
  leaves: 0,
  'is disabled': 2,
  'changes role': 0.5,
  moves: 0,
  sends: 2,
  'answers a prompt': 1,
  'changes a match': 14,
  objects: 8,
  'has days pass': 1,
  'moves a stage': 40,
  oversees: 14,
  'shares a number': 8,
  'stops sharing': 2,
  'opens a number': 12,
  'asks for a relative': 10,
  'names a relative': 16,
  'opens a relative': 14,
  'says no as a relative': 1,
  'proposes a meeting': 4,
  'confirms a meeting': 8,
  'moves a meeting': 3,
  'cancels a meeting': 2,
  'says how a meeting was': 6,
};

/** Chooses the next act by its weight and its situation. */
async function actOf(world: World, weightOf: Weights, what: number): Promise<Act> {
  const met = await situationsOf(world);
  const all = Object.keys(acts) as Act[];
  const weighed = all.map((act) => {
    const required = requirements[act];
    // A ward without a guardian names one, and a guardian's end comes with time.
    const eager =
      act === 'names' && !met.invited && !met.verified ? 30 : act === 'has days pass' && met.ending ? 10 : 1;
    return { act, weight: weightOf[act] * (required && !met[required] ? UNNEEDED : eager) };
  });
  let left = (what / RANGE) * weighed.reduce((sum, { weight }) => sum + weight, 0);
  return weighed.find(({ weight }) => (left -= weight) < 0)?.act ?? all.at(-1)!;
}

const RANGE = 1_000_000;
const number = fc.nat(1000);
export const step: fc.Arbitrary<Step> = fc.noBias(
  fc.record({ what: fc.nat(RANGE - 1), a: number, b: number, c: number }),
);

/** Takes a step. It moves the clock by a second, so that rows sort by time and the walk is reproducible. */
export async function take(world: World, step: Step, weightOf: Weights): Promise<Act> {
  world.clock.set(after(world.clock.now(), 1000));
  const act = await actOf(world, weightOf, step.what);
  await acts[act](world, step);
  return act;
}
