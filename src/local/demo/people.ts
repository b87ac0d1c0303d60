import type { Actor } from '#kernel/actor.ts';
import { addMonths, after, DAY, HOUR, MINUTE } from '#kernel/clock.ts';
import prompts from '#texts/en/prompts.json' with { type: 'json' };
import { createProfileBody } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { TERMS_VERSION } from '#modules/identity/contracts/terms.ts';
import { wali } from '#modules/identity/contracts/wali.schema.ts';
import { NO_ORIGIN } from '#modules/identity/index.ts';
import { newId, type InvitationId, type PlanId, type UserId } from '#kernel/values/ids.ts';
import type { Member, Plan, Sister } from './cast.ts';
import type { ShortAnswers } from './own-words.ts';
import type { BillingSeed } from './billing-seed.ts';
import type { Story } from './backdated-commands.ts';

/** Settings for the commands about people. */
export interface DemoContext {
  passwordHash: string;
  admin: Actor;
  plans: Map<string, PlanId>;
  /** Null if payments use Stripe itself, which has no demo customers: plans are granted then. */
  billingSeed: BillingSeed | null;
  now: Date;
}

export async function officeOf(
  story: Story,
  given: Pick<DemoContext, 'passwordHash' | 'billingSeed' | 'now'>,
): Promise<DemoContext> {
  const staff = await story.db('identity.account').where({ role: 'admin' }).first('id', 'created_at');
  const plans: { id: PlanId; code: string }[] = await story.db('billing.plan').select('id', 'code');
  const admin = {
    role: 'admin',
    duties: [],
    gender: null,
    profileId: null,
    isGuardian: false,
    isMember: true,
    isLeaving: false,
  } as const;
  return {
    ...given,
    admin: { ...admin, userId: staff?.id ?? newId<UserId>(new Date(0)) },
    plans: new Map(plans.map(({ id, code }) => [code, id])),
  };
}

type Newcomer = { email: string; username: string; firstName?: string };
/** Opens an account, and accepts the terms as a sign-up does. */
const opens = (story: Story, { email, username, firstName }: Newcomer, at: Date, office: DemoContext) =>
  story.at(at, async () => {
    const { openAccount, acceptTerms } = story.modules.identity.commands;
    const { passwordHash } = office;
    const id = await story.uow.run((tx) =>
      openAccount(tx, { email, username, ...(firstName && { firstName }), passwordHash }),
    );
    await acceptTerms.execute(id, TERMS_VERSION);
    return id;
  });

/** Adds a moderator, whose role an admin of a real site would set in the console. */
export async function seedModerator(story: Story, email: string, office: DemoContext): Promise<void> {
  if ((await story.accounts(email)).size > 0) return;
  const id = await opens(story, { email, username: 'Maryam' }, after(office.now, -60 * DAY), office);
  await story.db('identity.account').where({ id }).update({ role: 'moderator' });
}

/** Adds a man with his profile and perhaps a plan, unless he exists already. */
export async function seedMan(story: Story, brother: Member, office: DemoContext): Promise<void> {
  if ((await story.accounts(brother.email)).size > 0) return;
  const id = await opens(story, brother, brother.joinedAt, office);
  await joinsIn(story, id, brother, office);
}

/** Adds a woman with her guardian, who verifies himself and may open an account, unless she exists already. */
export async function seedWoman(story: Story, sister: Sister, office: DemoContext): Promise<void> {
  const known = await story.accounts(sister.email, sister.wali.waliEmail);
  if (known.has(sister.email)) return;
  const { name, verifyByCode, verifyByLink, claim } = story.modules.guardianship.commands;
  const wardId = await opens(story, { ...sister, firstName: sister.username }, sister.joinedAt, office);
  await story.at(sister.joinedAt, () => name.execute(wardId, wali.parse(sister.wali)));
  const { path, code = '' } = story.lastMailTo('/wali-verify');
  const { verifiedAt, guardian } = sister;
  if (!verifiedAt) return;

  const guardianAccount = known.get(sister.wali.waliEmail);
  if (guardianAccount) {
    await story.at(verifiedAt, () => verifyByCode.execute(guardianAccount.id, code, NO_ORIGIN, 'en'));
    await confirmImam(story, wardId, verifiedAt, office);
    return;
  }
  const invitationId = new URLSearchParams(path.split('?')[1]).get('id') as InvitationId;
  const { claimPath } = await story.at(verifiedAt, () => verifyByLink.execute(invitationId, code, NO_ORIGIN, 'en'));
  const confirmedPath = claimPath ?? (await confirmImam(story, wardId, verifiedAt, office));
  if (!guardian || !confirmedPath) return;
  const claimedAt = after(verifiedAt, 59 * MINUTE);
  const accountId = await opens(story, guardian, claimedAt, office);
  await story.at(claimedAt, () =>
    claim.execute({ token: confirmedPath.split('token=')[1]! }, { ...NO_ORIGIN, accountId }, 'en'),
  );
}

/** The staff phone an imam before he acts (R-D.2). Returns the link by which he sets up an account, if he gets one. */
async function confirmImam(
  story: Story,
  wardId: UserId,
  verifiedAt: Date,
  office: DemoContext,
): Promise<string | null> {
  const record = await story
    .db('guardianship.guardian')
    .where({ ward_id: wardId, state: 'verified' })
    .whereNotNull('check_raised_at')
    .first('id', 'account_id');
  if (!record) return null;
  const { confirmCheck } = story.modules.guardianship.commands;
  const act = { admin: office.admin, reason: 'Phoned for the demo', requestId: 'demo' };
  await story.at(after(verifiedAt, 50 * MINUTE), () => confirmCheck.execute(record.id, act));
  return record.account_id ? null : story.lastMailTo('/guardian-claim').path;
}

/** Adds a woman's profile and perhaps a plan, unless she has a profile already. */
export async function seedProfile(story: Story, sister: Sister, office: DemoContext): Promise<void> {
  const account = (await story.accounts(sister.email)).get(sister.email);
  if (account && account.profileId === null) await joinsIn(story, account.id, sister, office);
}

async function joinsIn(story: Story, accountId: UserId, member: Member, office: DemoContext): Promise<void> {
  const { joinedAt, profile, answers = {}, plan } = member;
  if (!profile) return;
  const form = createProfileBody.parse({ ...profile, promptAnswers: await promptAnswersOf(story, answers) });
  await story.at(after(joinedAt, 25 * MINUTE), () =>
    story.modules.matchmaking.commands.create.execute(accountId, form),
  );
  const { billingSeed } = office;
  if (!plan) return;
  if (plan.isGift || !billingSeed) await isGiven(story, accountId, plan, office);
  else await buys(story, accountId, plan, { ...office, billingSeed });
}

/** Gives each short answer the prompt of the new site that it was written for. */
async function promptAnswersOf(story: Story, answers: ShortAnswers): Promise<{ promptId: number; text: string }[]> {
  const offered = await story.db('matchmaking.prompt').orderBy('display_order').select('id', 'question');
  return offered.flatMap(({ id, question }) => {
    const [, text] = Object.entries(answers).find(([key]) => prompts[key as keyof ShortAnswers] === question.en) ?? [];
    return text ? [{ promptId: id, text }] : [];
  });
}

async function isGiven(story: Story, accountId: UserId, plan: Plan, { plans, admin }: DemoContext): Promise<void> {
  const grant = { accountId, planId: plans.get(plan.code)!, months: plan.months };
  const act = { admin, reason: 'A plan for the demo', requestId: 'demo' };
  await story.at(plan.beganAt, () => story.modules.billing.commands.grant.execute(grant, act));
}

/** Buys a plan and renews it up to now; a single month is cancelled. */
async function buys(
  story: Story,
  accountId: UserId,
  plan: Plan,
  { plans, billingSeed, now }: DemoContext & { billingSeed: BillingSeed },
): Promise<void> {
  const { buy, changeRenewal, syncCustomer: follow } = story.modules.billing.commands;
  const { beganAt, code, months } = plan;
  const wanted = { planId: plans.get(code)!, promoCode: undefined, language: 'en' as const };
  await billingSeed.at(beganAt);
  const { clientSecret, checkout } = await story.at(beganAt, () =>
    buy.execute({ userId: accountId, role: 'member' }, wanted),
  );
  await billingSeed.pay(clientSecret);
  const followed = () => follow.run(checkout.state.customerId);
  await story.at(beganAt, followed);
  if (code === 'monthly' && months === 1) {
    await billingSeed.at(after(beganAt, DAY));
    await story.at(after(beganAt, DAY), () => changeRenewal.execute(accountId, 'cancel'));
  }
  if (code !== 'monthly') return;
  for (let n = 1; ; n++) {
    const renewedAt = after(addMonths(beganAt, n), 2 * HOUR);
    if (renewedAt > now || (months === 1 && n > 1)) return;
    await billingSeed.at(renewedAt);
    await story.at(renewedAt, followed);
  }
}
