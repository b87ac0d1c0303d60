import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Hashes of values with few possibilities, such as network addresses, which are secret without the settings. Hashes of
 * rotated keys still match.
 */
export class KeyedHashes {
  private readonly keys: Buffer[];

  constructor(secrets: string[]) {
    this.keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'mithaq keyed hashes', 32)));
  }

  /** For storing; `whose` separates hashes of equal values. */
  newest = (value: string, whose: string): string => this.all(value, whose)[0]!;

  /** For comparing with stored hashes of any key. */
  all = (value: string, whose: string): string[] =>
    this.keys.map((key) => createHmac('sha256', key).update(`${whose} ${value}`).digest('hex'));
}
