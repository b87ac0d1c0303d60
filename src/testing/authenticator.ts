import { Secret, TOTP } from 'otpauth';
import type { Product } from './product.ts';
import type { Visitor } from './visitor.ts';

const STEP = 30_000;
/** The product's clock. */
type Time = Pick<Product, 'now' | 'advance'>;

/** A person's authenticator app. It never returns a code twice, and moves the clock if it needs the next one. */
export class Authenticator {
  private readonly time: Time;
  private readonly secret: string;
  private lastStep = 0;

  constructor(time: Time, secret: string) {
    this.time = time;
    this.secret = secret;
  }

  async newCode(): Promise<string> {
    const present = Math.floor((await this.now()) / STEP);
    const step = Math.max(present, this.lastStep + 1);
    // The product accepts codes of the next step, for clocks that are a little ahead.
    if (step > present + 1) await this.time.advance(`PT${30 * (step - present - 1)}S`);
    this.lastStep = step;
    return this.codeAt(step * STEP);
  }

  /** Returns a code from `stepsAgo` steps ago, when the current step does not end within seconds. */
  async codeOf(stepsAgo: number): Promise<string> {
    if ((await this.now()) % STEP > STEP - 3_000) await this.time.advance('PT5S');
    return this.codeAt((await this.now()) - stepsAgo * STEP);
  }

  private codeAt = (timestamp: number): string => TOTP.generate({ secret: Secret.fromBase32(this.secret), timestamp });

  private now = async (): Promise<number> => (await this.time.now()).getTime();
}

/** Enables two-factor sign-in for the user who is signed in here and has a confirmed address. */
export async function switchTwoFactorOn(
  time: Time,
  browser: Visitor,
): Promise<{ authenticator: Authenticator; recoveryCodes: string[] }> {
  const { body: setup } = await browser.post('/api/account/two-factor/setup');
  const authenticator = new Authenticator(time, setup.secret);
  const { status, body } = await browser.post('/api/account/two-factor/enable', {
    code: await authenticator.newCode(),
  });
  if (status !== 200) throw new Error(`Two-factor sign-in was not switched on: ${JSON.stringify(body)}`);
  return { authenticator, recoveryCodes: body.recoveryCodes };
}
