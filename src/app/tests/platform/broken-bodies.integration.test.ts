import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { aBrother, type Person } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const faults: string[] = [];
const product = productUnderTest({
  log: (line) => {
    if (/"level":(50|60)/.test(line)) faults.push(line);
  },
});
let brother: Person;
beforeAll(async () => {
  brother = await aBrother(product.current, 'Musa');
});

const whole = Buffer.from(JSON.stringify({ location: 'Leeds', bio: 'I keep a small garden. '.repeat(20) }));
const encodings = { gzip: gzipSync(whole), deflate: deflateSync(whole), br: brotliCompressSync(whole) };
type Encoding = keyof typeof encodings;
const names = Object.keys(encodings) as Encoding[];

async function put(bytes: Buffer, encoding?: string): Promise<[status: number, code: string]> {
  const answer = await fetch(`${product.current.site}/api/profile`, {
    method: 'PUT',
    headers: {
      Cookie: brother.browser.cookieHeader(),
      'Content-Type': 'application/json',
      ...(encoding && { 'Content-Encoding': encoding }),
    },
    body: new Uint8Array(bytes),
  });
  const { code } = (await answer.json()) as { code: string };
  return [answer.status, code];
}
const MALFORMED = [400, 'common.malformed'];

test.each(names)('a body encoded as %s is read', async (encoding) => {
  expect((await put(encodings[encoding], encoding))[0]).toBe(200);
});

test.each(names)('a truncated %s body is malformed', async (encoding) => {
  const bytes = encodings[encoding];
  for (let length = 1; length < bytes.length; length += Math.ceil(bytes.length / 12))
    expect.soft(await put(bytes.subarray(0, length), encoding), `${length} bytes of it`).toEqual(MALFORMED);
});

test.each(names)('a %s body with a changed byte is malformed, or still valid text', async (encoding) => {
  const bytes = encodings[encoding];
  for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 16)) {
    const changed = Buffer.from(bytes);
    changed[at] = changed[at]! ^ 0x5a;
    const [status] = await put(changed, encoding);
    expect.soft([200, 400, 413], `byte ${at} answered ${status}`).toContain(status);
  }
});

test('a body labelled with another encoding is malformed', async () => {
  for (const name of names) expect.soft(await put(whole, name), name).toEqual(MALFORMED);
  expect(await put(encodings.gzip)).toEqual(MALFORMED);
  expect(await put(encodings.br, 'gzip')).toEqual(MALFORMED);
});

test('a small body that decompresses beyond the limit is too large', async () => {
  const bomb = Buffer.alloc(40_000_000, ' ');
  for (const [name, compress] of [
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)
    expect.soft((await put(compress(bomb), name))[0], name).toBe(413);
});

test('a connection serves the next request after a body that was too large', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const sent = async (body: Buffer): Promise<number | undefined> => {
    const headers = {
      Cookie: brother.browser.cookieHeader(),
      'Content-Type': 'application/json',
      'Content-Encoding': 'gzip',
    };
    const call = request(`${product.current.site}/api/profile`, { method: 'PUT', agent, headers });
    call.end(body);
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    return answer.statusCode;
  };
  expect(await sent(gzipSync(randomBytes(600_000)))).toBe(413);
  expect(await sent(encodings.gzip)).toBe(200);
});

test('unsupported encodings are refused by name', async () => {
  for (const name of ['zstd', 'compress', 'gzip, br', 'nonsense'])
    expect.soft(await put(whole, name), name).toEqual([415, 'common.unsupported-type']);
});

async function byHand(lines: string[], body: Buffer): Promise<string> {
  const socket = connect(Number(new URL(product.current.site).port), '127.0.0.1');
  await once(socket, 'connect');
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString())).on('error', () => undefined);
  const common = ['Host: mithaq', `Cookie: ${brother.browser.cookieHeader()}`, 'Content-Type: application/json'];
  socket.write(`${['PUT /api/profile HTTP/1.1', ...common, ...lines].join('\r\n')}\r\n\r\n`);
  socket.end(body);
  await once(socket, 'close');
  return said;
}

test('a body shorter than announced, or in broken chunks, is the client’s error', async () => {
  for (const encoding of [[], ['Content-Encoding: gzip']]) {
    expect
      .soft(await byHand([`Content-Length: ${whole.length}`, ...encoding], whole.subarray(0, 20)))
      .not.toMatch(/^HTTP\/1\.1 5/);
    const chunks = Buffer.concat([Buffer.from('10\r\n'), whole.subarray(0, 5)]);
    expect.soft(await byHand(['Transfer-Encoding: chunked', ...encoding], chunks)).not.toMatch(/^HTTP\/1\.1 5/);
    expect
      .soft(await byHand(['Transfer-Encoding: chunked', ...encoding], Buffer.from('zz\r\n')))
      .toMatch(/^HTTP\/1\.1 400 /);
  }
  expect((await brother.browser.get('/api/profile')).status).toBe(200);
});

test('the log has no server failure', () => {
  expect(faults).toEqual([]);
});
