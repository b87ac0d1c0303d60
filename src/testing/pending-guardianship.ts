import type { CredentialEvent, PendingName } from '#modules/guardianship/domain/pending-credentials.ts';
import { nameGuardian } from '#modules/guardianship/contracts/guardian.schema.ts';
import { guardians } from '#modules/guardianship/infra/guardians-repository.ts';
import type { ProfileId } from '#kernel/values/ids.ts';
import { Owner } from './authorisation/account-owner.ts';
import type { Try } from './pending-credentials.ts';
import {
  aBrother,
  aWali,
  expectOk,
  govern,
  grant,
  invitationTo,
  linkIn,
  PASSWORD,
  profileForm,
  writeProfile,
  decideGuardianCase,
} from './people.ts';
import type { Person } from './people.ts';
import type { Product } from './product.ts';
import type { Visitor } from './visitor.ts';

const worked = ({ status }: { status: number }) => status < 300;
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const NEW_PASSWORD = 'Quiet orchard 7!';

/** A ward, the man whom she named and who has an account with that address, and a suitor. */
export class Scene {
  readonly product: Product;
  readonly ward: Owner;
  readonly wali: Owner;
  suitor!: Person;
  requestId = '';
  readonly wardProfileId: ProfileId;

  private constructor(product: Product, ward: Owner, wali: Owner, wardProfileId: ProfileId) {
    this.product = product;
    this.ward = ward;
    this.wali = wali;
    this.wardProfileId = wardProfileId;
  }

  static async begin(product: Product): Promise<Scene> {
    const [ward, wali] = [await Owner.confirmed(product), await Owner.confirmed(product)];
    const named = nameGuardian.body.parse({ ...aWali('Ibrahim Khan'), waliEmail: wali.email });
    await product.arrangement!.perform(({ guardianship }) => guardianship.commands.name.execute(ward.userId, named));
    return new Scene(product, ward, wali, await writeProfile(product, ward, profileForm('female')));
  }

  invitation = (): Promise<{ id: string; code: string }> => invitationTo(this.product, this.wali.email);

  /** Confirms the guardian's address by the link. Returns the token that claims his account. */
  async verified(): Promise<string> {
    const { id, code } = await this.invitation();
    const { body } = await expectOk('Verification', this.product.visitor().get(...button(id, code)));
    return body.claimPath.split('token=')[1];
  }

  /** Lets the suitor send a request. Returns the token of the guardian's decision link. */
  async requestDecision(): Promise<string> {
    this.suitor = await aBrother(this.product, 'Yusuf');
    await grant(this.product, this.suitor);
    const request = { toProfileId: this.wardProfileId, message: 'Salam.' };
    const { body } = await expectOk('Interest', this.suitor.browser.post('/api/interest-requests', request));
    this.requestId = body.id;
    return linkIn(this.product, this.wali.email, /\/decide\/([\w-]+)/);
  }

  /** A browser in which the guardian has signed in, if he can. */
  async hisBrowser(): Promise<Visitor> {
    const browser = this.product.visitor();
    await browser.post('/api/auth/signin', { email: this.wali.email, password: this.wali.password });
    return browser;
  }
}

const button = (id: string, code: string): [string, Record<string, string>] => [
  `/api/wali-verify/${id}?code=${code}`,
  { 'X-Requested-With': 'mithaq' },
];

/** Shows an object and acts on it. Both must succeed, or both must fail. */
async function both(look: Promise<{ status: number }>, act: () => Promise<{ status: number }>): Promise<boolean> {
  const [shown, done] = [worked(await look), worked(await act())];
  if (shown !== done)
    throw new Error(shown ? 'It was shown, and refused then' : 'It was refused when looked at, and done then');
  return done;
}

const deciding = async (scene: Scene): Promise<Try> => {
  const path = `/api/approvals/${await scene.requestDecision()}`;
  const browser = scene.product.visitor();
  return () => both(browser.get(path), () => browser.post(path, { action: 'approve' }));
};

/** How each credential is issued, and an attempt that returns whether it still works. */
export const makings: [what: string, PendingName, make: (scene: Scene) => Promise<Try>][] = [
  [
    'the invitation’s link',
    'invitation',
    async (scene) => {
      const { id, code } = await scene.invitation();
      const browser = scene.product.visitor();
      return () => both(browser.get(`/api/wali-verify/${id}?code=${code}`), () => browser.get(...button(id, code)));
    },
  ],
  [
    'the invitation’s code',
    'invitation',
    async (scene) => {
      const { code: verificationCode } = await scene.invitation();
      return async () => worked(await (await scene.hisBrowser()).post('/api/guardian/verify', { verificationCode }));
    },
  ],
  [
    'the claim link',
    'claim link',
    async (scene) => {
      const token = await scene.verified();
      return async () => {
        const browser = await scene.hisBrowser();
        const claim = { token, password: PASSWORD, username: 'Ibrahim' };
        return both(browser.post('/api/guardian/claim/describe', { token }), () =>
          browser.post('/api/guardian/claim', claim),
        );
      };
    },
  ],
  [
    'the link to step down',
    'step-down link',
    async (scene) => {
      await scene.verified();
      const path = `/step-down/${await linkIn(scene.product, scene.wali.email, /\/step-down\/([\w-]+)/)}`;
      const browser = scene.product.visitor();
      return () => both(browser.get(path), () => browser.post(path, 'action=confirm', FORM));
    },
  ],
  [
    'the link to an item',
    'decision link',
    async (scene) => {
      const token = await scene.verified();
      await expectOk('Claim', scene.wali.browser.post('/api/guardian/claim', { token }));
      return deciding(scene);
    },
  ],
  [
    'the same of a guardian who has not linked his account',
    'decision link',
    async (scene) => {
      await scene.verified();
      return deciding(scene);
    },
  ],
];

interface Event {
  happen(scene: Scene): Promise<unknown>;
  /** Reverses the event, if that is possible. */
  undo?(scene: Scene): Promise<unknown>;
}
const member = { role: 'member' };
const admin = { role: 'admin' };

export const events: Record<CredentialEvent, Event> = {
  'she names another': {
    happen: ({ ward }) => expectOk('Naming', ward.browser.post('/api/guardian', aWali('Another Man'))),
  },
  'it is sent again': { happen: ({ ward }) => expectOk('Resend', ward.browser.post('/api/guardian/resend')) },
  'she leaves': { happen: ({ ward }) => ward.leave(), undo: ({ ward }) => ward.comeBack() },
  'she is disabled': { happen: ({ ward }) => ward.undergoes('disable'), undo: ({ ward }) => ward.undergoes('enable') },
  'she becomes staff': {
    happen: ({ ward }) => ward.undergoes('set-role', admin),
    undo: ({ ward }) => ward.undergoes('set-role', member),
  },
  'her password is changed': { happen: ({ ward }) => ward.changePassword(NEW_PASSWORD) },
  'her password is reset': {
    happen: async ({ ward }) => ward.resetPassword(await ward.requestReset(), NEW_PASSWORD),
  },
  'his account is disabled': {
    happen: ({ wali }) => wali.undergoes('disable'),
    undo: ({ wali }) => wali.undergoes('enable'),
  },
  'he leaves': { happen: ({ wali }) => wali.leave(), undo: ({ wali }) => wali.comeBack() },
  'he becomes staff': {
    happen: ({ wali }) => wali.undergoes('set-role', admin),
    undo: ({ wali }) => wali.undergoes('set-role', member),
  },
  'he steps down': {
    happen: async (scene) => {
      const { wardProfileId } = scene;
      const browser = await scene.hisBrowser();
      await expectOk('Stepping down', browser.post('/api/guardian/step-down', { wardProfileId }));
    },
  },
  'a question about him is opened': {
    happen: ({ product, wardProfileId: profileId }) => decideGuardianCase(product, 'disputes', { profileId }, 'open'),
    undo: ({ product, wardProfileId: profileId }) =>
      decideGuardianCase(product, 'disputes', { profileId }, 'resolve', { outcome: 'dismissed' }),
  },
  // Raises the check directly. Claiming in her browser would raise it too, but would use the link under test.
  'the staff look at him': {
    happen: ({ product, ward }) => raiseCheck(product, ward),
    undo: ({ product, wardProfileId: profileId }) => decideGuardianCase(product, 'checks', { profileId }, 'confirm'),
  },
  'his password is changed': { happen: ({ wali }) => wali.changePassword(NEW_PASSWORD) },
  'his password is reset': {
    happen: async ({ wali }) => wali.resetPassword(await wali.requestReset(), NEW_PASSWORD),
  },
  'his address changes': { happen: async ({ wali }) => wali.moveTo(await wali.requestAddressChange()) },
  'he refuses': {
    async happen(scene) {
      const { id, code } = await scene.invitation();
      await expectOk('Refusal', scene.product.visitor().post(`/api/wali-verify/${id}/refuse`, { code }));
    },
  },
  'the man is disabled': {
    happen: ({ product, suitor }) => govern(product, suitor, 'disable'),
    undo: ({ product, suitor }) => govern(product, suitor, 'enable'),
  },
  'the man leaves': {
    happen: ({ suitor }) => expectOk('Leaving', suitor.browser.delete('/api/account')),
    async undo({ product, suitor }) {
      const browser = product.visitor();
      await expectOk('Sign-in', browser.post('/api/auth/signin', { email: suitor.email, password: PASSWORD }));
      await expectOk('Return', browser.post('/api/account/restore'));
    },
  },
  'it is decided': {
    async happen(scene) {
      const browser = await scene.hisBrowser();
      const [{ id }] = (await expectOk('Items', browser.get('/api/guardian/pending-approvals'))).body;
      const path = `/api/guardian/pending-approvals/${id}/respond`;
      await expectOk('Decision', browser.post(path, { action: 'decline' }));
    },
  },
  'it is withdrawn': {
    happen: ({ suitor, requestId }) =>
      expectOk('Withdrawal', suitor.browser.post(`/api/interest-requests/${requestId}/withdraw`)),
  },
  'a week passes': { happen: ({ product }) => product.advance('P7DT1M') },
};

async function raiseCheck({ application }: Product, { email }: Owner): Promise<void> {
  const { db, uow, seals, clock } = application.kernel;
  const { id } = (await db('identity.account').where({ email }).first('id'))!;
  const records = guardians(seals, application.modules.facades.identity);
  await uow.run(async (tx) => {
    const guardian = (await records.ofWard(tx, id))!;
    guardian.raiseCheck(['network'], clock.now());
    await records.save(tx, guardian);
  });
}

const ofAnItem: CredentialEvent[] = ['the man is disabled', 'the man leaves', 'it is decided', 'it is withdrawn'];
const ofALinkedAccount: CredentialEvent[] = ['it is decided', 'his address changes', 'he steps down'];
const ofAnInvitation: CredentialEvent[] = ['it is sent again', 'he refuses'];
const ofAVerifiedGuardian: CredentialEvent[] = [
  'he steps down',
  'a question about him is opened',
  'the staff look at him',
];

/**
 * Returns whether an event can affect a credential. A guardian without a linked account decides by link only, at the
 * address of his record.
 */
export function canOccur(event: CredentialEvent, thing: PendingName, what: string): boolean {
  if (thing !== 'decision link' && ofAnItem.includes(event)) return false;
  if (thing !== 'invitation' && ofAnInvitation.includes(event)) return false;
  if (thing === 'invitation' && ofAVerifiedGuardian.includes(event)) return false;
  // He steps down in the account that the claim gives him.
  if ((thing === 'claim link' || thing === 'step-down link') && event === 'he steps down') return false;
  return !(what.includes('not linked') && ofALinkedAccount.includes(event));
}
