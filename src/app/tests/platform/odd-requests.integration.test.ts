import { connect } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { aBrother, anAdmin } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const errors: string[] = [];
const product = productUnderTest({
  log: (line) => {
    if (/"level":(50|60)/.test(line)) errors.push(line);
  },
});
beforeEach(() => void errors.splice(0));

interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends a raw request head, as no client library would, and reads until the server closes. */
async function send(head: string, body: Buffer | string = '', connection = 'close'): Promise<RawAnswer> {
  const { hostname, port } = new URL(product.current.site);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk: Buffer) => void (text += chunk.toString()));
  socket.on('error', () => undefined); // The server may reset the connection before all was read.
  const closed = new Promise((resolve) => void socket.once('close', resolve));
  socket.write(`${head}\r\nHost: ${hostname}:${port}\r\nConnection: ${connection}\r\n`);
  if (body.length > 0) socket.write(`Content-Length: ${body.length}\r\n`);
  socket.write('\r\n');
  socket.write(body);
  await closed;
  const [start, ...rest] = text.split('\r\n\r\n');
  const [status = '', ...lines] = (start ?? '').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status: Number(status.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
}

const SECURITY_HEADERS = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'x-frame-options'];

/** Returns the status of a refusal, if it has all headers and no error was logged. */
function refusalOf({ status, headers }: RawAnswer): number | string {
  const missing = SECURITY_HEADERS.filter((name) => !(name in headers));
  return missing.length + errors.length === 0 ? status : `${status} without ${missing.join()}, logged ${errors.join()}`;
}

describe('an invalid address is not found', () => {
  test.each([
    '/%',
    '/%zz',
    '/%c3%28',
    '/ar/%',
    '/assets/%',
    '/guidance/%E0%A4%A',
    '/%00',
    '//',
    '///',
    '/api//',
    '//evil.example/',
    '/\\evil.example',
    '/./../%2e%2e/',
  ])('GET %s', async (path) => {
    expect(refusalOf(await send(`GET ${path} HTTP/1.1\r\nAccept: text/html`))).toBe(404);
  });

  test.each(['/api/%', '/api/profiles/%', '/api/matches/%00/messages', '/api/guidance?search=%00'])(
    'GET %s of the API is malformed',
    async (path) => {
      expect(refusalOf(await send(`GET ${path} HTTP/1.1`))).toBe(400);
    },
  );
});

describe('a method that a route does not support is refused', () => {
  test.each([
    ['OPTIONS', '/decide/some-token'],
    ['OPTIONS', '/step-down/some-token'],
    ['OPTIONS', '/unsubscribe/some-token'],
    ['OPTIONS', '/help'],
    ['PUT', '/decide/some-token'],
    ['DELETE', '/unsubscribe/some-token'],
    ['PROPFIND', '/decide/some-token'],
    ['TRACE', '/decide/some-token'],
  ])('%s %s', async (method, path) => {
    expect(refusalOf(await send(`${method} ${path} HTTP/1.1`))).toBe(405);
  });
});

describe('an emailed page with a line break in its address is malformed', () => {
  test.each(['/decide/a%0Ab', '/decide/a%0D%0Ab', '/step-down/%0A', '/unsubscribe/x%0Ay', '/decide/a%E2%80%A8b'])(
    'GET %s',
    async (path) => {
      expect(refusalOf(await send(`GET ${path} HTTP/1.1\r\nAccept: text/html`))).toBe(400);
    },
  );
});

describe('an unsigned webhook', () => {
  test.each([600, 800, 2_000, 20_000])('of %i kB is refused, and its connection closed', async (kilobytes) => {
    const answer = await send(
      'POST /api/webhooks/stripe HTTP/1.1\r\nContent-Type: application/json\r\nStripe-Signature: t=1,v1=00',
      Buffer.alloc(kilobytes * 1000, 'x'),
      'keep-alive',
    );
    expect(refusalOf(answer)).toBe(413);
    expect(answer.headers['connection']).toBe('close');
  });

  test('of normal size is refused as unsigned', async () => {
    expect(refusalOf(await send('POST /api/webhooks/stripe HTTP/1.1\r\nContent-Type: application/json', '{}'))).toBe(
      400,
    );
  });
});

test('odd query strings of crawlers and scanners cause no failure', async () => {
  for (const query of ['?%', '?a=%ff', '?a[b][c]=1', '?__proto__=1', '?q=%00', `?${'a=1&'.repeat(500)}`])
    expect.soft((await send(`GET /${query} HTTP/1.1\r\nAccept: text/html`)).status, query).toBeLessThan(500);
  expect(errors).toEqual([]);
});

describe('a prefetched link changes nothing', () => {
  test.each([
    { 'Sec-Purpose': 'prefetch' },
    { 'Sec-Purpose': 'prefetch;prerender' },
    { 'Sec-Purpose': 'prefetch;anonymous-client-ip' },
    { Purpose: 'prefetch' },
    { 'X-Purpose': 'preview' },
    { 'X-Moz': 'prefetch' },
  ] as Record<string, string>[])('sign-out with the headers %o', async (headers) => {
    const brother = await aBrother(product.current, 'Musa');
    const request = (method: string, more: Record<string, string>) =>
      fetch(`${product.current.site}/api/logout`, {
        method,
        redirect: 'manual',
        headers: { Cookie: brother.browser.cookieHeader(), ...more },
      });
    expect((await request('GET', headers)).headers.getSetCookie()).toEqual([]);
    expect((await request('HEAD', {})).headers.getSetCookie()).toEqual([]);
    expect((await brother.browser.get('/api/user')).status).toBe(200);
    expect((await request('GET', {})).headers.getSetCookie().join()).toContain('expires=Thu, 01 Jan 1970');
  });
});

describe('a character that no text may contain is refused', () => {
  test.each(['audit', 'users', 'articles', 'promo-codes', 'reports', 'mail'])('by the list of %s', async (list) => {
    const admin = await anAdmin(product.current);
    const filter = JSON.stringify({ q: 'a\0b', actor: 'a\0b', verb: 'a\0b', subjectType: 'a\0b', subjectId: 'a\0b' });
    const { status } = await admin.get(`/api/admin/${list}?filter=${encodeURIComponent(filter)}`);
    expect(status).toBe(400);
    expect(errors).toEqual([]);
  });
});

test('a refusal is counted by its code and route, without what was sent', async () => {
  const visitor = product.current.visitor();
  await visitor.post('/api/auth/signin', { email: 'heron@people.example', password: 'heron' });
  const { body } = await visitor.get('/metrics');
  expect(body).toMatch(/^mithaq_refusals_total\{code="identity\.\S+",route="\/api\/auth\/signin"\} \d+$/m);
  expect(body).not.toContain('heron');
});

test('the metrics have cases by queue, webhooks, failed payments and the connections to the database', async () => {
  const { application } = product.current;
  const [visitor, brother] = [product.current.visitor(), await aBrother(product.current, 'Salim')];
  await brother.browser.post('/api/support', { subject: 'heron', message: 'How do I change my city?' });
  expect((await visitor.post('/api/webhooks/stripe', {})).status).toBe(400);
  await application.kernel.db('billing.provider_event').insert({
    id: 'evt_1',
    type: 'invoice.payment_failed',
    customer_id: 'cus_1',
    informational: true,
    received_at: application.kernel.clock.now(),
  });
  await product.current.advance('PT1H');
  const { body } = await visitor.get('/metrics');
  for (const line of [
    /^mithaq_cases_waiting\{queue="support"\} 1$/m,
    /^mithaq_cases_waiting\{queue="refunds"\} 0$/m,
    /^mithaq_cases_oldest_age_seconds\{queue="support"\} 36\d\d\b/m,
    /^mithaq_webhooks_total\{route="\/api\/webhooks\/stripe",outcome="refused"\} \d+$/m,
    /^mithaq_payments_failed 1$/m,
    /^mithaq_payment_events_waiting 1$/m,
    /^mithaq_pool_connections\{state="waiting"\} 0$/m,
  ])
    expect.soft(body).toMatch(line);
  expect(body).not.toContain('heron');
});
