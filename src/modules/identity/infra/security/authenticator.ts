import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const ISSUER = 'Mithaq';
/** Steps before and after the present one whose codes hold, for clocks that go slow or fast. */
const WINDOW = 1;

/** What an authenticator app and the server both know, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

const totp = (secret: string, label?: string): TOTP =>
  new TOTP({ issuer: ISSUER, secret: Secret.fromBase32(secret), ...(label && { label }) });

/** The address by which an authenticator app takes the secret over. */
export const authenticatorUri = (secret: string, email: string): string => totp(secret, email).toString();

/** A picture of an address for a telephone's camera, as SVG. */
export const qrOf = (uri: string): string => renderSVG(uri, { border: 4 });

/** The step of 30 seconds to which this code belongs; null where it is none of the present or a neighbouring one. */
export function stepOf(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ timestamp }) + delta;
}
