import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#kernel/persistence/database.ts';
import { aMatchByMail, PASSWORD } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { freePort } from '../../../testing/product.ts';

interface Value {
  stringValue?: string;
  doubleValue?: number;
}
interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Value }[];
  status?: { code: number };
}

/** A collector that stores what it receives. */
const received: { path: string; authorization: string | undefined; body: string }[] = [];
const collector = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
  request.on('end', () => {
    received.push({ path: request.url!, authorization: request.headers.authorization, body });
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
});
const port = await freePort();
await once(collector.listen(port, '127.0.0.1'), 'listening');
afterAll(() => void collector.close());

const lines: string[] = [];
const product = productUnderTest({
  inProcess: false,
  settings: { TELEMETRY_URL: `http://site:secret@127.0.0.1:${port}/otlp` },
  log: (line) => lines.push(line),
});

/** Sends everything that has gathered, and returns all that was received. */
async function sent() {
  await product.current.application.telemetry!.flush();
  const bodies = (path: string) => received.filter((each) => each.path === path).map(({ body }) => JSON.parse(body));
  return {
    text: received.map(({ body }) => body).join('\n'),
    spans: bodies('/otlp/v1/traces').flatMap(({ resourceSpans: [{ scopeSpans }] }) => scopeSpans[0].spans) as Sent[],
    errors: bodies('/otlp/v1/logs').flatMap(({ resourceLogs: [{ scopeLogs }] }) => scopeLogs[0].logRecords) as Sent[],
  };
}
const attribute = ({ attributes }: Sent, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.doubleValue;
};

test('one trace leads from a request over its jobs to the email', async () => {
  const { brother } = await aMatchByMail(product.current);
  await product.current.visitor().post('/api/auth/forgot-password', { email: brother.email });
  await product.current.waitForIdle();
  const { spans } = await sent();
  const request = spans.find(({ name }) => name === 'POST /api/auth/forgot-password')!;
  const trace = spans.filter(({ traceId }) => traceId === request.traceId);
  expect(request).not.toHaveProperty('parentSpanId');
  expect(trace.map(({ name }) => name).toSorted()).toEqual([
    'POST /api/auth/forgot-password',
    'email',
    'job identity',
    'job mail',
  ]);
  const parents = trace.flatMap(({ parentSpanId }) => parentSpanId ?? []);
  expect(trace.map(({ spanId }) => spanId)).toEqual(expect.arrayContaining(parents));
  expect(received.every(({ authorization }) => authorization === `Basic ${btoa('site:secret')}`)).toBe(true);
  expect(lines.some((line) => line.includes(`"traceId":"${request.traceId}"`))).toBe(true);
});

test('a refusal is sent with its code and route', async () => {
  const visitor = product.current.visitor();
  await visitor.post('/api/auth/signin', { email: 'lapwing@people.example', password: 'wrong lapwing' });
  const refused = (await sent()).spans.findLast(({ name }) => name === 'POST /api/auth/signin')!;
  expect(attribute(refused, 'error.type')).toBe('identity.invalid-credentials');
  expect(attribute(refused, 'http.response.status_code')).toBe(401);
});

test('an error is sent with its code and route, in the trace of its request', async () => {
  const db = openDatabase(product.databaseUrl, { poolSize: 1 });
  await db.raw(`create function identity.fails() returns trigger language plpgsql as $$
    begin raise exception 'lapwing@people.example'; end $$;
    create trigger fails before insert on identity.reset_request execute function identity.fails()`);
  const email = 'lapwing@people.example';
  const { status } = await product.current.visitor().post('/api/auth/forgot-password', { email });
  await db.raw('drop trigger fails on identity.reset_request');
  await db.destroy();
  expect(status).toBe(500);
  const { errors, spans } = await sent();
  const error = errors.find((each) => attribute(each, 'http.route') === '/api/auth/forgot-password')!;
  const span = spans.find(({ spanId }) => spanId === error.spanId)!;
  expect(attribute(error, 'exception.stacktrace')).toMatch(/^ +at /);
  expect(attribute(error, 'error.type')).toBe('P0001');
  expect(span).toMatchObject({ name: 'POST /api/auth/forgot-password', status: { code: 2 } });
});

test('nothing that is sent has a name, an address, a text, a query value or a token', async () => {
  const { brother, sister } = await aMatchByMail(product.current);
  await brother.browser.get('/api/profiles/browse?search=lapwing&location=Leeds');
  await brother.browser.get('/guidance?q=lapwing');
  const mails = [...(await product.current.mailTo(sister.email)), ...(await product.current.mailTo(brother.email))];
  const { text } = await sent();
  const tokens = mails.flatMap((mail) => mail.text.match(/[\w-]{24,}/g) ?? []);
  expect(tokens.length).toBeGreaterThan(0);
  for (const token of tokens) expect(text).not.toContain(token);
  for (const secret of [PASSWORD, 'lapwing', 'Leeds', 'people.example', '@', '127.0.0.1', 'Yusuf', 'Amina', 'Salam'])
    expect(text, secret).not.toContain(secret);
  const db = product.current.application.kernel.db;
  const names = db('identity.account').whereNot({ role: 'admin' }).pluck('display_name');
  for (const name of (await names) as string[]) expect(text).not.toContain(name);
  for (const { id } of await db('identity.account').select('id')) expect(text).not.toContain(id);
});
