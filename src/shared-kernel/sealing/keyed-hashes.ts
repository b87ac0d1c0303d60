import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Hashes of what has few possible values, such as network addresses: without the settings' secrets nobody finds out
 * what they stand for. A rotated key goes on being compared with.
 */
export class KeyedHashes {
  private readonly keys: Buffer[];

  /** The secrets of the settings, newest first. */
  constructor(secrets: string[]) {
    this.keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'mithaq keyed hashes', 32)));
  }

  /** To be kept; `whose` keeps hashes of the same value apart. */
  newest = (value: string, whose: string): string => this.all(value, whose)[0]!;

  /** To be compared with what was kept under any key. */
  all = (value: string, whose: string): string[] =>
    this.keys.map((key) => createHmac('sha256', key).update(`${whose} ${value}`).digest('hex'));
}
