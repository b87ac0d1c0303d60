import { duties, type Duty } from '#kernel/contracts/roles.ts';
import { newId, type ProfileId } from '#kernel/values/ids.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';
import { aNamedRelative, toFamilyIntroduction } from '../matches/families.ts';
import { aConfirmedMeeting, aProposal } from '../matches/meetings.ts';
import {
  aBrother,
  aMatch,
  aModerator,
  anAdmin,
  aSister,
  aStaffMember,
  confirmEmail,
  expectOk,
  grant,
  guardianOf,
  invitationTo,
  linkIn,
  PASSWORD,
  proposeActing,
  decideGuardianCase,
  verifyGuardian,
  type MatchedPair,
  type Person,
} from '../people.ts';
import { ADMIN, type Product } from '../product.ts';
import { aTelephone, registerDevice } from '../telephones.ts';
import { topicsOf } from '../matches/topics.ts';
import type { Visitor } from '../visitor.ts';

/** Columns of the table. */
export const actors = ['nobody', 'man', 'woman', 'guardian', 'otherGuardian', 'admin', 'moderator'] as const;
/** Columns of the console's routes: also one of the staff with each duty. */
export const consoleActors = [...actors, ...duties] as const;
export type ActorName = (typeof consoleActors)[number];

/** A matched pair with her guardian. */
export type Circle = MatchedPair;

/** The owner of an object, as seen by the actor. */
export interface Owner {
  whose: 'own' | 'anothers';
  circle: Circle;
  person: Person;
}

/** The state of a guardian's record for a request of the staff. */
export type GuardianSituation = 'acts' | 'may be disputed' | 'is disputed' | 'is held' | 'is checked';

/** All people of the table: two circles that do not know each other, and the staff. */
export class World {
  readonly product: Product;
  readonly near: Circle;
  readonly far: Circle;
  readonly admin: Person;
  readonly moderator: Person;
  /** One of the staff with each duty. */
  readonly colleagues: Record<Duty, Person>;

  private time: string | undefined;
  private readonly meetings = new Map<Circle, ReturnType<typeof aConfirmedMeeting>>();
  private expended: Promise<Person> | undefined;
  private readonly passwords = new Map<ActorName, string>([['admin', ADMIN.password]]);

  private constructor(
    product: Product,
    near: Circle,
    far: Circle,
    { admin, moderator, ...colleagues }: Record<'admin' | 'moderator' | Duty, Person>,
  ) {
    this.product = product;
    this.near = near;
    this.far = far;
    this.admin = admin;
    this.moderator = moderator;
    this.colleagues = colleagues;
  }

  static async build(product: Product): Promise<World> {
    const [near, far] = [await aMatch(product), await aMatch(product)];
    for (const { sister } of [near, far]) await grant(product, sister);
    for (const member of [near.brother, near.sister]) await confirmEmail(product, member);
    const browser = await signedIn(product, ADMIN.email, ADMIN.password);
    const { id } = (await browser.get('/api/user')).body;
    const admin = { name: 'Admin', email: ADMIN.email, userId: id, profileId: 0 as ProfileId, browser };
    const staff = { admin, moderator: await aModerator(product) } as Record<'admin' | 'moderator' | Duty, Person>;
    for (const duty of duties) staff[duty] = await aStaffMember(product, duty);
    return new World(product, near, far, staff);
  }

  /** The record of a new sister's guardian in this situation. */
  async guardianAs(situation: GuardianSituation): Promise<string> {
    const sister = await aSister(this.product, 'Somebody');
    const invitation = await invitationTo(this.product, sister.wali.email);
    const browser = situation === 'is checked' ? sister.browser : this.product.visitor();
    await browser.get(`/api/wali-verify/${invitation.id}?code=${invitation.code}`, { 'X-Requested-With': 'mithaq' });
    if (situation === 'is disputed') await decideGuardianCase(this.product, 'disputes', sister, 'open');
    const { db } = this.product.application.kernel;
    const { id } = (await db('guardianship.guardian').where({ ward_id: sister.userId }).first('id'))!;
    if (situation === 'may be disputed') await proposeActing(this.product, { id });
    if (situation === 'is held') await this.governs(id, 'hold');
    return id;
  }

  /** Asks a sister whether it is safe to act. Returns her guardian's record. */
  async askIfSafe({ sister: { userId } }: Circle): Promise<string> {
    const { db } = this.product.application.kernel;
    const ofHers = { ward_id: userId, state: 'verified' } as const;
    const { id } = (await db('guardianship.guardian').where(ofHers).first('id'))!;
    await this.governs(id, 'ask');
    return id;
  }

  private async governs(id: string, verb: 'ask' | 'hold'): Promise<void> {
    const admin = await anAdmin(this.product);
    await expectOk(verb, admin.post(`/api/admin/guardian-disputes/${id}/${verb}`, { reason: 'a row of the table' }));
  }

  /** The emailed token by which a ward objects to her guardian's end. */
  async objection(): Promise<string> {
    const { sister, guardian, matchId } = await aMatch(this.product);
    await guardian.browser.post(`/api/matches/${matchId}/status`, { status: 'ended' });
    return linkIn(this.product, sister.email, /\/decide\/objection\/([\w-]+)/);
  }

  /** The match of a circle at the family introduction. */
  async matchOfFamilies(circle: Circle): Promise<string> {
    await toFamilyIntroduction(circle);
    return circle.matchId;
  }

  /** The number that the guardian of a circle shared, as the part of an address with both ids. */
  async release(circle: Circle): Promise<string> {
    const path = `/api/guardian/matches/${await this.matchOfFamilies(circle)}`;
    const { releases } = (await circle.guardian.browser.get(`${path}/path`)).body;
    const isOpen = ({ kind, endedAt }: { kind: string; endedAt: string | null }) => kind === 'phone' && !endedAt;
    const phone = { kind: 'phone', value: '+44 7700 900001' };
    const { id } = releases.find(isOpen) ?? (await circle.guardian.browser.post(`${path}/releases`, phone)).body;
    return `${circle.matchId}/releases/${id}`;
  }

  now = (): Date => this.product.application.kernel.clock.now();

  /** The time of every meeting here, which all three confirmed. */
  /** A topic of the match of a circle, as the part of an address with both ids. */
  async topic(circle: Circle): Promise<string> {
    const matchId = await this.matchOfFamilies(circle);
    const [topic] = await topicsOf(circle.brother, matchId);
    return `${matchId}/topics/${topic!.id}`;
  }

  meetingTime = (): string => (this.time ??= aProposal(this.now()).times[0]!);

  /** A meeting of a circle, as the part of an address with both ids. */
  meeting(circle: Circle): Promise<string> {
    const made = this.meetings.get(circle) ?? aConfirmedMeeting(this.product, circle, this.meetingTime());
    this.meetings.set(circle, made);
    return made.then(({ meetingId }) => `${circle.matchId}/meetings/${meetingId}`);
  }

  /** The token of a relative's link. */
  async relativeToken(): Promise<string> {
    return (await aNamedRelative(this.product)).link!.split('/').at(-1)!;
  }

  /** An email that finally failed. */
  async mailGivenUp(): Promise<string> {
    const { db, clock } = this.product.application.kernel;
    const [id, at] = [newId(clock.now()), clock.now()];
    const row = { id, content: 's1.1.unreadable' as unknown as SealedText, created_at: at, failed_at: at, tries: 9 };
    await db('kernel.mail').insert({ ...row, last_error: 'ECONNREFUSED' });
    return id;
  }

  /** A new support ticket of this person. */
  async questionOf({ browser }: Person): Promise<string> {
    return (await browser.post('/api/support', { message: 'May I speak with somebody?' })).body.id;
  }

  /** A new report by the first person about the second one. */
  async reportBy({ browser }: Person, { profileId }: Person): Promise<string> {
    return (await browser.post('/api/reports', { subjectType: 'profile', subjectId: profileId, reason: 'other' })).body
      .id;
  }

  /** The person of an actor, or null for `nobody`. */
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
      ...this.colleagues,
    }[actor];
  }

  /**
   * The owner of an actor's own objects, or of another circle's. `nobody` and the staff own none and get the first
   * circle's.
   */
  owner(actor: ActorName, whose: Owner['whose']): Owner {
    const isFar = (actor === 'otherGuardian') === (whose === 'own');
    const circle = isFar ? this.far : this.near;
    const { brother, sister, guardian } = circle;
    const isStaff = !['nobody', 'man', 'woman', 'guardian', 'otherGuardian'].includes(actor);
    const own = isStaff && whose === 'own' ? this.person(actor) : null;
    const counterparts: Partial<Record<ActorName, Person>> = { woman: sister, guardian, otherGuardian: guardian };
    return { whose, circle, person: own ?? counterparts[actor] ?? brother };
  }

  isStaff = (person: Person): boolean => person === this.admin || Object.values(this.colleagues).includes(person);

  /** A browser in which this actor has just signed in, or a fresh one for `nobody`. */
  freshBrowser(actor: ActorName): Promise<Visitor> | Visitor {
    const person = this.person(actor);
    if (!person) return this.product.visitor();
    return signedIn(this.product, person.email, this.passwordOf(actor));
  }

  passwordOf = (actor: ActorName): string => this.passwords.get(actor) ?? PASSWORD;

  /** The form by which an actor changes the password. The new one is the actor's password from then on. */
  changeOfPassword(actor: ActorName): { currentPassword: string; newPassword: string } {
    const currentPassword = this.passwordOf(actor);
    const newPassword = 'Sunrise over 7 hills!';
    this.passwords.set(actor, newPassword);
    return { currentPassword, newPassword };
  }

  /** The id of a new session of this person. */
  async sessionOf(person: Person): Promise<string> {
    const browser = await signedIn(this.product, person.email, person === this.admin ? ADMIN.password : PASSWORD);
    const { loginSessions } = (await browser.get('/api/account/security')).body;
    return loginSessions.find((session: { current: boolean }) => session.current).id;
  }

  /** The id of a browser that receives push notifications for this person. */
  async deviceNotifiedOf(person: Person): Promise<string> {
    const browser = await signedIn(this.product, person.email, person === this.admin ? ADMIN.password : PASSWORD);
    await registerDevice(await aTelephone(this.product), { browser });
    const { devices } = (await browser.get('/api/account/push')).body;
    return devices.find((device: { current: boolean }) => device.current).id;
  }

  /** A new message, and the approval item that is pending with the guardian. */
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

  /** A request to the circle's woman that her guardian approved and that she has not answered. */
  async requestToHer({ sister, guardian }: Circle): Promise<string> {
    const sender = await aBrother(this.product, 'Sender');
    await grant(this.product, sender);
    const { body } = await sender.browser.post('/api/interest-requests', { toProfileId: sister.profileId });
    const waiting = (await guardian.browser.get('/api/guardian/pending-approvals')).body;
    const { id } = waiting.find((item: { from: number }) => item.from === sender.profileId);
    await guardian.browser.post(`/api/guardian/pending-approvals/${id}/respond`, { action: 'approve' });
    return body.id;
  }

  /** A pending request of the circle's man. */
  async requestOfHis({ brother }: Circle): Promise<string> {
    const sister = await aSister(this.product, 'Receiver');
    await verifyGuardian(this.product, sister);
    // A row of the console takes his plan back.
    await grant(this.product, brother);
    return (await brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId })).body.id;
  }

  /** The token of a guardian's link to a pending item. */
  async decisionToken(): Promise<string> {
    const [sender, sister] = [await aBrother(this.product, 'Sender'), await aSister(this.product, 'Receiver')];
    await guardianOf(this.product, sister);
    await grant(this.product, sender);
    await sender.browser.post('/api/interest-requests', { toProfileId: sister.profileId });
    return this.linkIn(sister.wali.email, /\/decide\/([\w-]+)/);
  }

  /** The account that the staff disable, enable and so on; the rows leave it active. */
  expendable(): Promise<Person> {
    this.expended ??= aBrother(this.product, 'Somebody');
    return this.expended;
  }

  /** The account of this person, who has a granted plan. */
  async granted(person: Person): Promise<string> {
    await grant(this.product, person);
    return person.userId;
  }

  /** A person whom this owner can discover; in the other circle a sister without a verified guardian. */
  async stranger({ whose, circle, person }: Owner): Promise<Person> {
    if (whose === 'own' && person === circle.sister) return aBrother(this.product, 'Stranger');
    const sister = await aSister(this.product, 'Stranger');
    if (whose === 'own') await verifyGuardian(this.product, sister);
    return sister;
  }

  /** An unanswered invitation of a guardian. */
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
