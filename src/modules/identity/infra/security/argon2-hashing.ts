import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { DomainError } from '#kernel/errors.ts';
import type { PasswordHashing } from '../../domain/password-hashing.ts';

// argon2id as OWASP recommends: two passes, one lane; the memory is configurable.
const PASSES = 2;
const CONCURRENCY = 1;
const TAG = 32;
const QUEUE = 64;

const derive = promisify(argon2);
const compute = (
  password: string,
  salt: Buffer,
  memory: number,
  passes: number,
  parallelism: number,
  tagLength: number,
): Promise<Buffer> =>
  derive('argon2id', {
    message: Buffer.from(password.normalize('NFC')),
    nonce: salt,
    memory,
    passes,
    parallelism,
    tagLength,
  }) as Promise<Buffer>;

/** Hashes passwords in worker threads; responds with 503 if the short queue is full. */
export class Argon2Hashing implements PasswordHashing {
  private readonly slots = Math.max(1, availableParallelism() - 1);
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly memory: number;
  private readonly decoy: Promise<string>;

  /** `memory` in KiB. */
  constructor(memory: number) {
    this.memory = memory;
    this.decoy = this.hash('a decoy for addresses without an account');
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    const tag = await this.sequential(() => compute(password, salt, this.memory, PASSES, CONCURRENCY, TAG));
    return `$argon2id$v=19$m=${this.memory},t=${PASSES},p=${CONCURRENCY}$${base64(salt)}$${base64(tag)}`;
  }

  /** Does the same work for a null hash, so that timing reveals nothing. */
  async verify(password: string, stored: string | null): Promise<boolean> {
    const against = stored ?? (await this.decoy);
    const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(against);
    if (!parts) return false;
    const [, memory, passes, concurrency, salt, tag] = parts as unknown as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const expected = Buffer.from(tag, 'base64');
    const actual = await this.sequential(() =>
      compute(
        password,
        Buffer.from(salt, 'base64'),
        Number(memory),
        Number(passes),
        Number(concurrency),
        expected.length,
      ),
    );
    return timingSafeEqual(actual, expected) && stored !== null;
  }

  private async sequential<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.slots) {
      if (this.waiting.length >= QUEUE) throw new DomainError('common.unavailable');
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running++;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
