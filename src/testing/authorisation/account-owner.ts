import { switchTwoFactorOn, type Authenticator } from '../authenticator.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { anAdmin, confirmEmail, expectOk, proposeActing, linkIn, PASSWORD } from '../people.ts';
import type { Product } from '../product.ts';
import type { Visitor } from '../visitor.ts';

let count = 0;
const fresh = (name: string): string => `${name}.${process.pid}.${++count}@people.example`;

/** The owner of an account: their credentials, and the browser in which they are signed in. */
export class Owner {
  readonly product: Product;
  readonly userId: UserId;
  email: string;
  password = PASSWORD;
  browser: Visitor;
  authenticator: Authenticator | undefined;
  /** The browser of the sign-up, in which nobody signed in. */
  readonly signedUpIn: Visitor;

  private constructor(product: Product, userId: UserId, email: string, signedUpIn: Visitor) {
    this.product = product;
    this.userId = userId;
    this.email = email;
    this.signedUpIn = signedUpIn;
    this.browser = product.visitor();
  }

  /** Signs up with an address, a password and a user name only, and signs in in another browser. */
  static async signUp(product: Product): Promise<Owner> {
    const [signedUpIn, email] = [product.visitor(), fresh('owner')];
    const form = { email, password: PASSWORD, username: 'Owner' };
    const { body } = await expectOk('Sign-up', signedUpIn.post('/api/auth/signup', form));
    const owner = new Owner(product, body.id, email, signedUpIn);
    await owner.signIn();
    return owner;
  }

  /** Like `signUp`, with the address confirmed. The account is opened in process, so that no email is awaited. */
  static async confirmed(product: Product): Promise<Owner> {
    const { kernel, modules } = product.application;
    const { openAccount, hashPassword } = modules.identity.commands;
    const [email, username] = [fresh('owner'), 'Owner'];
    const passwordHash = await hashPassword(PASSWORD, { email, username });
    const id = await kernel.uow.run((tx) => openAccount(tx, { email, username, passwordHash }));
    const owner = new Owner(product, id, email, product.visitor());
    await owner.signIn();
    return owner;
  }

  async signIn(): Promise<void> {
    this.browser = this.product.visitor();
    const { email, password } = this;
    const { body } = await expectOk('Sign-in', this.browser.post('/api/auth/signin', { email, password }));
    if (!body.twoFactorRequired) return;
    const code = await this.authenticator!.newCode();
    await expectOk('Code', this.browser.post('/api/auth/signin/two-factor', { code }));
  }

  confirmEmail = (): Promise<void> => confirmEmail(this.product, this);

  async switchTwoFactor(): Promise<void> {
    if (this.authenticator) {
      const proof = { password: this.password, code: await this.authenticator.newCode() };
      await expectOk('Switching off', this.browser.post('/api/account/two-factor/disable', proof));
      this.authenticator = undefined;
    } else {
      if (!(await this.browser.get('/api/user')).body.emailConfirmed) await this.confirmEmail();
      this.authenticator = (await switchTwoFactorOn(this.product, this.browser)).authenticator;
    }
  }

  async changePassword(newPassword: string): Promise<void> {
    const change = { currentPassword: this.password, newPassword };
    await expectOk('Change', this.browser.post('/api/auth/change-password', change));
    this.password = newPassword;
  }

  /** Returns the token of a new reset link. */
  async requestReset(): Promise<string> {
    await expectOk('Forgotten', this.product.visitor().post('/api/auth/forgot-password', { email: this.email }));
    return linkIn(this.product, this.email, /\/reset-password\?token=([\w-]+)/);
  }

  async resetPassword(token: string, newPassword: string): Promise<void> {
    await expectOk('Reset', this.product.visitor().post('/api/auth/reset-password', { token, newPassword }));
    this.password = newPassword;
    await this.signIn();
  }

  /** Returns a new address and the token of the link that confirms it. */
  async requestAddressChange(): Promise<{ token: string; email: string }> {
    const email = fresh('moved');
    await expectOk('Wish for an address', this.browser.put('/api/account/email', { email }));
    return { token: await linkIn(this.product, email, /\/confirm-email\?token=([\w-]+)/), email };
  }

  async moveTo({ token, email }: { token: string; email: string }): Promise<void> {
    await expectOk('Move', this.browser.post('/api/auth/confirm-email', { token }));
    this.email = email;
  }

  async leave(): Promise<void> {
    await expectOk('Leaving', this.browser.delete('/api/account'));
  }

  async comeBack(): Promise<void> {
    await this.signIn();
    await expectOk('Return', this.browser.post('/api/account/restore'));
  }

  async leaveAndReturn(): Promise<void> {
    await this.leave();
    await this.comeBack();
  }

  /** Lets an admin perform these verbs on the account, one after the other, and signs in again. */
  async isGoverned(...verbs: [verb: string, more?: object][]): Promise<void> {
    for (const [verb, more] of verbs) await this.undergoes(verb, more);
    await this.signIn();
  }

  /** Lets an admin perform one verb, which may close the account. */
  async undergoes(verb: string, more?: object): Promise<void> {
    const form = { reason: 'done in a test', ...more };
    const admin = await anAdmin(this.product);
    if (verb === 'disable') await proposeActing(this.product, { account: this.userId });
    await expectOk(verb, admin.post(`/api/admin/users/${this.userId}/${verb}`, form));
  }
}
