import type { Ender, PendingName } from '#modules/identity/domain/pending-credentials.ts';
import { Authenticator } from './authenticator.ts';
import { Owner } from './authorisation/account-owner.ts';
import { aSister, decideNext, expectOk, grant, guardianOf, linkIn, profileForm } from './people.ts';
import type { Product } from './product.ts';

/** Uses the credential. Returns whether it still works. */
export type Try = () => Promise<boolean>;

/** The steps that issue a credential to its own owner. */
export interface CredentialRecipe {
  owner(product: Product): Promise<Owner>;
  make(owner: Owner): Promise<Try>;
}

const confirmed = (product: Product) => Owner.confirmed(product);
const signedUp = (product: Product) => Owner.signUp(product);
const worked = ({ status }: { status: number }) => status < 300;
const NEW_PASSWORD = 'Quiet orchard 7!';

/** Recipes for identity's credentials, over HTTP. A reset request is valid for moments only and has its own test. */
export const makings: Record<Exclude<PendingName, 'reset request'>, CredentialRecipe> = {
  'address change': {
    owner: confirmed,
    async make(owner) {
      const { token } = await owner.requestAddressChange();
      return async () => worked(await owner.product.visitor().post('/api/auth/confirm-email', { token }));
    },
  },
  'reset link': {
    owner: confirmed,
    async make(owner) {
      const token = await owner.requestReset();
      const reset = { token, newPassword: NEW_PASSWORD };
      return async () => worked(await owner.product.visitor().post('/api/auth/reset-password', reset));
    },
  },
  'e-mail confirmation': {
    owner: signedUp,
    async make({ product, email }) {
      const token = await linkIn(product, email, /\/confirm-email\?token=([\w-]+)/);
      return async () => worked(await product.visitor().post('/api/auth/confirm-email', { token }));
    },
  },
  'sign-up handle': {
    owner: signedUp,
    async make({ product, userId, signedUpIn }) {
      const wali = { waliName: 'Ibrahim Khan', waliPhone: '+44 7700 900123', waliRelation: 'father' };
      const body = { userId, gender: 'female', ...wali, waliEmail: `wali.${userId}@people.example` };
      await product.waitForIdle();
      return async () => worked(await signedUpIn.post('/api/wali-verification', body));
    },
  },
  'sign-in that waits for its code': {
    async owner(product) {
      const owner = await Owner.confirmed(product);
      await owner.switchTwoFactor();
      return owner;
    },
    async make(owner) {
      const otherDevice = owner.product.visitor();
      const { email, password, authenticator } = owner;
      const { body } = await otherDevice.post('/api/auth/signin', { email, password });
      if (!body.twoFactorRequired) throw new Error(`No code is asked for: ${JSON.stringify(body)}`);
      return async () => {
        const code = await authenticator!.newCode();
        return worked(await otherDevice.post('/api/auth/signin/two-factor', { code }));
      };
    },
  },
  'two-factor setup': {
    owner: confirmed,
    async make(owner) {
      const { body } = await expectOk('Set-up', owner.browser.post('/api/account/two-factor/setup'));
      const app = new Authenticator(owner.product, body.secret);
      return async () =>
        worked(await owner.browser.post('/api/account/two-factor/enable', { code: await app.newCode() }));
    },
  },
  'unsubscribe link': {
    async owner(product) {
      const owner = await Owner.confirmed(product);
      const { body } = await expectOk('Profile', owner.browser.post('/api/profiles', profileForm('male')));
      const sister = await aSister(product, 'Amina');
      const guardian = await guardianOf(product, sister);
      await grant(product, { ...owner, name: 'Owner', profileId: body.id });
      const request = { toProfileId: sister.profileId };
      await expectOk('Interest', owner.browser.post('/api/interest-requests', request));
      await decideNext(guardian, 'approve');
      return owner;
    },
    async make({ product, email }) {
      const token = await linkIn(product, email, /\/unsubscribe\/([\w.-]+)/);
      const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
      return async () => worked(await product.visitor().post(`/unsubscribe/${token}`, '', form));
    },
  },
};

/** An event of an owner, in two steps for those that need a mailed link first. */
type CredentialEvent = (owner: Owner) => Promise<() => Promise<void>>;
const atOnce =
  (happen: (owner: Owner) => Promise<unknown>): CredentialEvent =>
  async (owner) =>
  async () =>
    void (await happen(owner));

/** Events of an owner. An event that closes the account also reopens it, so that the credential can be tried. */
export const credentialEvents: [what: string, ender: Ender, prepare: CredentialEvent][] = [
  ['his password is changed', 'password changed', atOnce((owner) => owner.changePassword('Sunrise over 7 hills!'))],
  [
    'his password is reset',
    'password reset',
    async (owner) => {
      const token = await owner.requestReset();
      return () => owner.resetPassword(token, 'Sunrise over 7 hills!');
    },
  ],
  [
    'his address changes',
    'address changed',
    async (owner) => {
      const link = await owner.requestAddressChange();
      return () => owner.moveTo(link);
    },
  ],
  ['two-factor sign-in is switched', 'second factor switched', atOnce((owner) => owner.switchTwoFactor())],
  [
    'he signs out everywhere else',
    'signed out elsewhere',
    atOnce(({ browser }) => expectOk('Signing out', browser.delete('/api/account/sessions'))),
  ],
  ['an admin signs him out', 'signed out elsewhere', atOnce((owner) => owner.isGoverned(['end-sessions']))],
  [
    'his role changes',
    'role changed',
    atOnce((owner) => owner.isGoverned(['set-role', { role: 'admin' }], ['set-role', { role: 'member' }])),
  ],
  ['he is disabled', 'disabled', atOnce((owner) => owner.isGoverned(['disable'], ['enable']))],
  ['he leaves', 'left', atOnce((owner) => owner.leaveAndReturn())],
];

/** Combinations that cannot occur: a second factor needs a confirmed address. */
export const impossible = new Set(['e-mail confirmation, second factor switched']);
