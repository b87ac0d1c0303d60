import { aBrother } from '../src/testing/people.ts';
import { serve } from './serve.ts';
import { quantile } from './support.ts';

const TRIES = 200;
const UNKNOWN = 'nobody.at.all@people.example';

/** Measures sign-in and forgot-password for an address with an account and one without, alternating. */
export async function knownAgainstUnknown(): Promise<string> {
  // Limits would end the measurement; they count both kinds of addresses alike.
  const server = await serve({ RATE_LIMITS: 'off' });
  try {
    const { email } = await aBrother(server.product, 'Yusuf');
    const visitor = server.product.visitor();
    const time = async (path: string, body: object) => {
      const began = performance.now();
      await visitor.post(path, body);
      return performance.now() - began;
    };
    const lines: string[] = [];
    for (const [path, more] of [
      ['/api/auth/signin', { password: 'not the password' }],
      ['/api/auth/forgot-password', {}],
    ] as const) {
      const times = { known: [] as number[], unknown: [] as number[] };
      for (let n = -10; n < TRIES; n++) {
        const known = await time(path, { email, ...more });
        const unknown = await time(path, { email: UNKNOWN, ...more });
        if (n < 0) continue;
        times.known.push(known);
        times.unknown.push(unknown);
      }
      const [known, unknown] = [quantile(times.known, 0.5, 100), quantile(times.unknown, 0.5, 100)];
      lines.push(
        `  ${path.padEnd(26)} known ${known} ms, unknown ${unknown} ms, ratio ${(known / unknown).toFixed(3)} (wanted: 0.9 to 1.1, and at most 5 ms apart)`,
      );
    }
    return lines.join('\n');
  } finally {
    await server.stop();
  }
}
