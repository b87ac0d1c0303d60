import type { Actor } from '#kernel/actor.ts';
import { after, MINUTE } from '#kernel/clock.ts';
import { createProfileBody } from '#kernel/contracts/profiles.ts';
import { wali } from '#kernel/contracts/wali.ts';
import { newId, type GuardianId, type PlanId, type UserId } from '#kernel/ids.ts';
import type { Member, Sister } from './cast.ts';
import type { Story } from './past.ts';

/** Opens the account of a brother or sister, unless it is there already. */
async function open(story: Story, who: { email: string; username: string }, at: Date, passwordHash: string) {
  const known = await story.account(who.email);
  if (known) return known.id;
  const { openAccount } = story.modules.identity.commands;
  return story.at(at, () =>
    story.uow.run((tx) => openAccount(tx, { email: who.email, username: who.username, passwordHash })),
  );
}

/** A brother comes, writes his profile and perhaps takes a plan. */
export async function brotherComes(story: Story, brother: Member, passwordHash: string): Promise<void> {
  if (await story.account(brother.email)) return;
  await open(story, brother, brother.joinedAt, passwordHash);
  await writesProfile(story, brother);
}

/** A sister comes and names her guardian, who verifies himself, and makes an account if he wants one. */
export async function sisterComes(story: Story, sister: Sister, passwordHash: string): Promise<void> {
  if (await story.account(sister.email)) return;
  const { name, verify, claim } = story.modules.guardianship.commands;
  const wardId = await open(story, sister, sister.joinedAt, passwordHash);
  await story.at(sister.joinedAt, () => name.execute(wardId, wali.parse(sister.wali)));
  const { path = '', code = '' } = story.lastMail();
  if (!sister.verifiedAt) return;

  const verifiedAt = sister.verifiedAt;
  const guardianAccount = sister.guardian && (await story.account(sister.guardian.email));
  if (guardianAccount) {
    await story.at(verifiedAt, () => verify.byCode(guardianAccount.id, code));
    return;
  }
  const guardianId = new URLSearchParams(path.split('?')[1]).get('id') as GuardianId;
  const { claimPath } = await story.at(verifiedAt, () => verify.byLink(guardianId, code));
  if (!sister.guardian) return;
  const claimedAt = after(verifiedAt, 9 * MINUTE);
  const accountId = await open(story, sister.guardian, claimedAt, passwordHash);
  await story.at(claimedAt, () => claim.execute({ token: claimPath!.split('token=')[1]! }, accountId));
}

/** Writes the profile, if there is to be one, and gives the plan, if there is one. */
export async function writesProfile(story: Story, member: Member): Promise<void> {
  const account = await story.account(member.email);
  if (!account || account.profile_id !== null || !member.profile) return;
  const { create } = story.modules.matchmaking.commands;
  const form = createProfileBody.parse(member.profile);
  await story.at(after(member.joinedAt, 25 * MINUTE), () => create.execute(account.id, form));
  if (member.plan) await takesPlan(story, account.id, member.plan);
}

async function takesPlan(story: Story, accountId: UserId, plan: NonNullable<Member['plan']>): Promise<void> {
  const { id } = await story.db('billing.plan').where({ code: plan.code }).first('id');
  const staff = await story.db('identity.account').where({ role: 'admin' }).first('id');
  const admin: Actor = {
    userId: staff?.id ?? newId<UserId>(plan.grantedAt),
    role: 'admin',
    gender: null,
    profileId: null,
    isGuardian: false,
  };
  const grant = { accountId, planId: id as PlanId, months: plan.months, reason: 'A plan for the demo' };
  await story.at(plan.grantedAt, () => story.modules.billing.commands.grant.execute(admin, grant, 'demo'));
}
