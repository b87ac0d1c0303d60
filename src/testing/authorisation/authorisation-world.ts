import { newId, type ProfileId } from '#kernel/values/ids.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';
import {
  aBrother,
  aMatch,
  aModerator,
  aSister,
  confirmEmail,
  grant,
  guardianOf,
  invitationTo,
  linkIn,
  PASSWORD,
  waitForIdle,
  verifyGuardian,
  type MatchedPair,
  type Person,
} from '../people.ts';
import { ADMIN, type Product } from '../product.ts';
import { aTelephone, registerDevice } from '../telephones.ts';
import type { Visitor } from '../visitor.ts';

/** The columns of the table. */
export const actors = ['nobody', 'man', 'woman', 'guardian', 'otherGuardian', 'admin', 'moderator'] as const;
export type ActorName = (typeof actors)[number];

/** A matched pair with her guardian. */
export type Circle = MatchedPair;

/** Whose an object is, seen from the one who acts. */
export interface Owner {
  whose: 'own' | 'anothers';
  circle: Circle;
  person: Person;
}

/** Everybody whom the table speaks of: two circles that know nothing of each other, and the staff. */
export class World {
  readonly product: Product;
  readonly near: Circle;
  readonly far: Circle;
  readonly admin: Person;
  readonly moderator: Person;

  private readonly passwords = new Map<ActorName, string>([['admin', ADMIN.password]]);

  private constructor(
    product: Product,
    near: Circle,
    far: Circle,
    { admin, moderator }: Record<'admin' | 'moderator', Person>,
  ) {
    this.product = product;
    this.near = near;
    this.far = far;
    this.admin = admin;
    this.moderator = moderator;
  }

  static async build(product: Product): Promise<World> {
    const [near, far] = [await aMatch(product), await aMatch(product)];
    for (const { sister } of [near, far]) await grant(product, sister);
    for (const member of [near.brother, near.sister]) await confirmEmail(product, member);
    const browser = await signedIn(product, ADMIN.email, ADMIN.password);
    const { id } = (await browser.get('/api/user')).body;
    const admin = { name: 'Admin', email: ADMIN.email, userId: id, profileId: 0 as ProfileId, browser };
    return new World(product, near, far, { admin, moderator: await aModerator(product) });
  }

  /** The record of a new sister's guardian. */
  async guardianAs(situation: 'acts' | 'is disputed' | 'is looked at'): Promise<string> {
    const sister = await aSister(this.product, 'Somebody');
    const { id, code } = await invitationTo(this.product, sister.wali.email);
    const browser = situation === 'is looked at' ? sister.browser : this.product.visitor();
    await browser.get(`/api/wali-verify/${id}?code=${code}`, { 'X-Requested-With': 'mithaq' });
    if (situation === 'is disputed') await waitForIdle(this.product, 'disputes', sister, 'open');
    const { db } = this.product.application.kernel;
    return (await db('guardianship.guardian').where({ ward_id: sister.userId }).first('id'))!.id;
  }

  /** An e-mail that nobody tries to send any more. */
  async mailGivenUp(): Promise<string> {
    const { db, clock } = this.product.application.kernel;
    const [id, at] = [newId(clock.now()), clock.now()];
    const row = { id, content: 's1.1.unreadable' as unknown as SealedText, created_at: at, failed_at: at, tries: 9 };
    await db('kernel.mail').insert({ ...row, last_error: 'ECONNREFUSED' });
    return id;
  }

  /** What somebody wrote to the staff, as the console calls it. */
  async questionOf({ browser }: Person): Promise<string> {
    return (await browser.post('/api/support', { message: 'May I speak with somebody?' })).body.id;
  }

  /** A report of one about the other. */
  async reportBy({ browser }: Person, { profileId }: Person): Promise<string> {
    return (await browser.post('/api/reports', { subjectType: 'profile', subjectId: profileId, reason: 'other' })).body
      .id;
  }

  /** Who acts; null for nobody in particular. */
  person(actor: ActorName): Person | null {
    const { brother, sister, guardian } = this.near;
    return {
      nobody: null,
      man: brother,
      woman: sister,
      guardian,
      otherGuardian: this.far.guardian,
      admin: this.admin,
      moderator: this.moderator,
    }[actor];
  }

  /**
   * Whose an actor's own objects are, and whose another's. Nobody and the staff have none: the first circle's stand for
   * theirs.
   */
  owner(actor: ActorName, whose: Owner['whose']): Owner {
    const isFar = (actor === 'otherGuardian') === (whose === 'own');
    const circle = isFar ? this.far : this.near;
    const { brother, sister, guardian } = circle;
    const isStaff = actor === 'admin' || actor === 'moderator';
    const own = isStaff && whose === 'own' ? this[actor] : null;
    const counterpart = {
      nobody: brother,
      man: brother,
      woman: sister,
      guardian,
      otherGuardian: guardian,
      admin: brother,
      moderator: brother,
    };
    return { whose, circle, person: own ?? counterpart[actor] };
  }

  /** A browser in which this actor has just signed in, or nobody. */
  freshBrowser(actor: ActorName): Promise<Visitor> | Visitor {
    const person = this.person(actor);
    if (!person) return this.product.visitor();
    return signedIn(this.product, person.email, this.passwordOf(actor));
  }

  passwordOf = (actor: ActorName): string => this.passwords.get(actor) ?? PASSWORD;

  /** The form by which an actor sets a new password; from then on it is the one. */
  changeOfPassword(actor: ActorName): { currentPassword: string; newPassword: string } {
    const currentPassword = this.passwordOf(actor);
    const newPassword = 'Sunrise over 7 hills!';
    this.passwords.set(actor, newPassword);
    return { currentPassword, newPassword };
  }

  /** How one more session of somebody's is called. */
  async sessionOf(person: Person): Promise<string> {
    const browser = await signedIn(this.product, person.email, person === this.admin ? ADMIN.password : PASSWORD);
    const { loginSessions } = (await browser.get('/api/account/security')).body;
    return loginSessions.find((session: { current: boolean }) => session.current).id;
  }

  /** How a browser is called in which somebody is told what waits. */
  async deviceNotifiedOf(person: Person): Promise<string> {
    const browser = await signedIn(this.product, person.email, person === this.admin ? ADMIN.password : PASSWORD);
    await registerDevice(await aTelephone(this.product), { browser });
    const { devices } = (await browser.get('/api/account/push')).body;
    return devices.find((device: { current: boolean }) => device.current).id;
  }

  /** The guardian's decision on it is still to come. */
  async messageUnderReview({ brother, guardian, matchId }: Circle): Promise<{ messageId: string; approvalId: string }> {
    const sent = await brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Salam, how are you?' });
    const waiting = (await guardian.browser.get('/api/guardian/pending-approvals')).body;
    return { messageId: sent.body.id, approvalId: waiting.at(-1).id };
  }

  async deliveredMessage(circle: Circle): Promise<string> {
    const { messageId, approvalId } = await this.messageUnderReview(circle);
    await circle.guardian.browser.post(`/api/guardian/pending-approvals/${approvalId}/respond`, { action: 'approve' });
    return messageId;
  }

  /** A request to the circle's woman that her guardian let through and that she has not answered. */
  async requestToHer({ sister, guardian }: Circle): Promise<string> {
    const asker = await aBrother(this.product, 'Asker');
    await grant(this.product, asker);
    const { body } = await asker.browser.post('/api/interest-requests', { toProfileId: sister.profileId });
    const waiting = (await guardian.browser.get('/api/guardian/pending-approvals')).body;
    const { id } = waiting.find((item: { from: number }) => item.from === asker.profileId);
    await guardian.browser.post(`/api/guardian/pending-approvals/${id}/respond`, { action: 'approve' });
    return body.id;
  }

  /** A request of the circle's man that waits for an answer. */
  async requestOfHis({ brother }: Circle): Promise<string> {
    const input = await aSister(this.product, 'Asked');
    await verifyGuardian(this.product, input);
    return (await brother.browser.post('/api/interest-requests', { toProfileId: input.profileId })).body.id;
  }

  /** What a guardian's e-mail links to: an item that waits for him. */
  async decisionToken(): Promise<string> {
    const [asker, input] = [await aBrother(this.product, 'Asker'), await aSister(this.product, 'Asked')];
    await guardianOf(this.product, input);
    await grant(this.product, asker);
    await asker.browser.post('/api/interest-requests', { toProfileId: input.profileId });
    return this.linkIn(input.wali.email, /\/decide\/([\w-]+)/);
  }

  /** Somebody who can be found by this one; for another's, a sister whose guardian is not verified. */
  async stranger({ whose, circle, person }: Owner): Promise<Person> {
    if (whose === 'own' && person === circle.sister) return aBrother(this.product, 'Stranger');
    const sister = await aSister(this.product, 'Stranger');
    if (whose === 'own') await verifyGuardian(this.product, sister);
    return sister;
  }

  /** A guardian's invitation that nobody has answered. */
  async invitation(): Promise<{ id: string; code: string }> {
    const { wali } = await aSister(this.product, 'Ward');
    return invitationTo(this.product, wali.email);
  }

  async claimToken(): Promise<string> {
    return (await verifyGuardian(this.product, await aSister(this.product, 'Ward'))).split('token=')[1]!;
  }

  async stepDownToken(): Promise<string> {
    const sister = await aSister(this.product, 'Ward');
    await verifyGuardian(this.product, sister);
    return this.linkIn(sister.wali.email, /\/step-down\/([\w-]+)/);
  }

  linkIn = (address: string, pattern: RegExp): Promise<string> => linkIn(this.product, address, pattern);
}

async function signedIn(product: Product, email: string, password: string): Promise<Visitor> {
  const browser = product.visitor();
  const { status } = await browser.post('/api/auth/signin', { email, password });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return browser;
}
