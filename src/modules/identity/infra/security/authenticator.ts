import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { siteName } from '#kernel/i18n/site-name.ts';

/** Accepted steps before and after the present one, for inaccurate clocks. */
const WINDOW = 1;

/** The secret shared with the authenticator app, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

const totp = (secret: string, label?: string): TOTP =>
  new TOTP({ issuer: siteName('en'), secret: Secret.fromBase32(secret), ...(label && { label }) });

/** The address by which an authenticator app imports the secret. */
export const authenticatorUri = (secret: string, email: string): string => totp(secret, email).toString();

/** A QR code as SVG. */
export const qrOf = (uri: string): string => renderSVG(uri, { border: 4 });

/** The 30-second step of a code; null unless it is the present or a neighbouring one. */
export function stepOf(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ timestamp }) + delta;
}
