import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LEAVE, liveEventNames } from '#kernel/contracts/live-events.ts';
import { isOfConsole, problem, takesBody, type Endpoint } from '#kernel/contracts/endpoint.ts';
import { boundEndpoints } from '#kernel/http/route.ts';
import { generateClient } from '../../../testing/generated-client.ts';
import { aMatch, anAdmin, grant, PASSWORD, type MatchedPair } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });
let people: MatchedPair;
let admin: Visitor;
let endpoints: readonly Endpoint[];
beforeAll(async () => {
  people = await aMatch(product.current);
  admin = await anAdmin(product.current);
  endpoints = boundEndpoints();
}, 60_000);

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';
const NO_NUMBER = '2147483647';
/** An address with an id of the right kind that does not exist. */
const addressOf = ({ path, params }: Endpoint) =>
  path
    .replace(
      ':id',
      params.safeParse({ id: UNKNOWN_ID, meetingId: UNKNOWN_ID, topicId: '1' }).success ? UNKNOWN_ID : NO_NUMBER,
    )
    .replace(':meetingId', UNKNOWN_ID)
    .replace(':topicId', '1')
    .replace(':token', 'unknown-token');
const callerOf = ({ access }: Endpoint): Visitor =>
  isOfConsole(access) ? admin : access === 'guardian' ? people.guardian.browser : people.brother.browser;
const hasNoParams = (endpoint: Endpoint) => endpoint.params instanceof z.ZodUndefined;
const answersJson = ({ contentType }: Endpoint) => contentType === 'application/json';

test('the application serves every endpoint once', () => {
  const served = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(served.length).toBeGreaterThan(40);
  expect(new Set(served).size).toBe(served.length);
});

test('without a session, every private endpoint responds with 401', async () => {
  for (const endpoint of endpoints.filter(({ access }) => access !== 'public')) {
    const { status, body } = await product.current
      .visitor()
      .call(endpoint.method, addressOf(endpoint), takesBody(endpoint) ? {} : undefined);
    expect.soft(status, `${endpoint.method} ${endpoint.path}`).toBe(401);
    expect.soft(problem.safeParse(body).success).toBe(true);
  }
});

test('a body of the wrong shape is refused with the names of its fields', async () => {
  for (const endpoint of endpoints.filter((e) => takesBody(e) && !e.path.endsWith('/profile'))) {
    const { status, body } = await callerOf(endpoint).call(endpoint.method, addressOf(endpoint), []);
    expect.soft(status, `${endpoint.method} ${endpoint.path}: ${JSON.stringify(body)}`).toBe(400);
    expect.soft(problem.parse(body).fields, endpoint.path).toBeDefined();
  }
});

describe('invalid bodies', () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    people.brother.browser.call('POST', '/api/interest-requests', body, headers);

  test.each([
    ['broken JSON', '{"toProfileId": 1', 400],
    ['a bare number', '17', 400],
    ['a NUL byte in a text', '{"toProfileId": 1, "message": "a\\u0000b"}', 400],
    ['half a surrogate pair', '{"toProfileId": 1, "message": "\\ud800"}', 400],
    ['a number beyond every column', '{"toProfileId": 99999999999999999999}', 400],
    ['a fraction where an id stands', '{"toProfileId": 1.5}', 400],
    ['nesting without end', `{"message": ${'['.repeat(3000)}${']'.repeat(3000)}}`, 400],
    ['more than a message ever needs', JSON.stringify({ toProfileId: 1, message: 'a'.repeat(100_000) }), 413],
  ])('%s is refused', async (_, body, status) => {
    const answer = await send(body);
    expect(answer.status).toBe(status);
    expect(problem.safeParse(answer.body).success).toBe(true);
  });

  test.each([['application/x-www-form-urlencoded'], ['text/plain'], ['application/json; charset=utf-16']])(
    '%s is not accepted',
    async (type) => {
      expect((await send('{"toProfileId":1}', { 'Content-Type': type })).status).toBe(415);
    },
  );

  test('unknown fields are dropped, not stored', async () => {
    const { status } = await people.brother.browser.put('/api/profile', {
      location: 'Leeds',
      profileComplete: false,
      role: 'admin',
      assumedFields: [],
    });
    expect(status).toBe(200);
    const profile = (await people.brother.browser.get('/api/profile')).body;
    expect(profile).toMatchObject({ location: 'Leeds', profileComplete: true });
    expect(profile).not.toHaveProperty('role');
    expect(profile.assumedFields.length).toBeGreaterThan(0);
  });
});

test('ids that cannot exist are not found', async () => {
  const ids = ['abc', '1.5', '-1', '0', '99999999999999999999', '%00', '%F0%28', "1'--", '..%2f', UNKNOWN_ID];
  for (const endpoint of endpoints.filter((e) => !hasNoParams(e) && e.path.includes(':id'))) {
    for (const id of ids) {
      const { status } = await callerOf(endpoint).call(
        endpoint.method,
        endpoint.path.replace(':id', id),
        takesBody(endpoint) ? {} : undefined,
      );
      expect.soft([400, 404], `${endpoint.method} ${endpoint.path} with ${id} answered ${status}`).toContain(status);
    }
  }
});

/** Values that no field of the type may accept by coercion. */
const BENT: Record<string, unknown[]> = {
  integer: ['1003', ' 1003', '0x43b', '1e3', [1003], [], true, {}, 1.5, 1e300],
  boolean: ['true', 'false', 'on', 0, 1, [true], {}],
  string: [1003, true, ['text'], {}, '\ud800', 'a\u0000b'],
  array: ['text', 1, true, { 0: 'text' }],
};
interface JsonType {
  type?: string;
  enum?: unknown[];
  anyOf?: JsonType[];
}

test('JSON types are never coerced, in any field of any endpoint', async () => {
  await grant(product.current, people.brother);
  const asker = people.brother.browser;
  const left = async () => (await asker.get('/api/subscription/status')).body.requestsRemaining;
  const before = await left();
  let requested = 0;
  for (const endpoint of endpoints.filter(takesBody)) {
    const { properties = {} } = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as {
      properties?: Record<string, JsonType>;
    };
    for (const [field, { type = '' }] of Object.entries(properties)) {
      for (const value of BENT[type] ?? []) {
        const { status, body } = await callerOf(endpoint).call(endpoint.method, addressOf(endpoint), {
          [field]: value,
        });
        const what = `${endpoint.method} ${endpoint.path} ${field} = ${JSON.stringify(value)}`;
        expect.soft([status, Object.keys(body.fields ?? {})], what).toEqual([400, expect.arrayContaining([field])]);
        requested++;
      }
    }
  }
  expect(requested).toBeGreaterThan(300);
  expect(await left()).toBe(before);
});

test('an id in an address has exactly one spelling', async () => {
  const id = String(people.sister.profileId);
  const bent = [`${id}.0`, `%20${id}`, `${id}%20`, `+${id}`, `0${id}`, `0x${Number(id).toString(16)}`, `${id}e0`];
  const { browser } = people.brother;
  expect((await browser.get(`/api/profiles/${id}`)).status).toBe(200);
  for (const other of bent) expect.soft((await browser.get(`/api/profiles/${other}`)).status, other).toBe(404);
});

test('invalid query values are refused, and never a server failure', async () => {
  const queries = [
    'ageMin=abc',
    'ageMin=1e999',
    'ageMin=17',
    'ageMin=0x14',
    'ageMin=2e1',
    'ageMin=2%200',
    'limit=1e1',
    'limit=0',
    'limit=-1',
    'cursor=x',
    'cursor=999.99999999999',
    'religiousPractice=none',
    'location=%ED%A0%80',
    'location=%',
    'location=%00',
    'location=a&location=b',
    'ageMin=20&ageMin=30',
  ];
  for (const query of queries) {
    const { status } = await people.brother.browser.get(`/api/profiles/browse?${query}`);
    expect.soft(status, query).toBe(400);
  }
  expect((await people.brother.browser.get('/api/profiles/browse?ageMin=17')).body.fields).toHaveProperty('ageMin');
  expect((await people.brother.browser.get('/api/profiles/browse?location=%25_\\')).status).toBe(200);
});

const queries: Record<string, string> = {
  '/api/cities': '?q=brad',
  '/api/admin/search': '?q=brad',
  '/api/prayer-times': '?city=London',
  '/api/auth/link-use': `?token=${'x'.repeat(43)}`,
};

test('every readable endpoint responds as its contract says', async () => {
  for (const endpoint of endpoints.filter((e) => e.method === 'GET' && answersJson(e) && hasNoParams(e))) {
    const { status, body } = await callerOf(endpoint).get(endpoint.path + (queries[endpoint.path] ?? ''));
    expect.soft(status, `${endpoint.path}: ${JSON.stringify(body)}`).toBe(200);
    expect.soft(endpoint.answer.safeParse(body).success, endpoint.path).toBe(true);
  }
});

test('the OpenAPI document names every endpoint', async () => {
  const { body } = await product.current.visitor().get('/api/openapi.json');
  for (const { method, path } of endpoints)
    expect.soft(body.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()], path).toBeDefined();
});

test('the OpenAPI document includes every route below /api', async () => {
  const { body } = await product.current.visitor().get('/api/openapi.json');
  const answered = product.current.application.routes().filter((route) => route.includes(' /api'));
  for (const [method, path] of answered.map((route) => route.split(' ') as [string, string]))
    expect.soft(body.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined();
  const { get } = body.paths['/api/events'] ?? {};
  expect(get?.responses['200'].content['text/event-stream'].schema.properties.event.enum).toEqual([
    ...liveEventNames,
    'heartbeat',
    LEAVE,
  ]);
});

test("the OpenAPI document passes the recommended rules of Redocly's linter", async () => {
  const { body } = await product.current.visitor().get('/api/openapi.json');
  const config = await createConfig({ extends: ['recommended'] });
  const lint = (document: object) => lintFromString({ source: JSON.stringify(document), config });
  const problems = await lint(body);
  expect(problems.map(({ ruleId, location: [at], message }) => `${ruleId} ${at?.pointer}: ${message}`)).toEqual([]);
  expect((await lint({ ...body, servers: [] })).map(({ ruleId }) => ruleId)).toEqual(['no-empty-servers']);
});

test('a client generated from the OpenAPI document is typed, signs in, reads and acts', async () => {
  const { body } = await product.current.visitor().get('/api/openapi.json');
  const client = await generateClient(body);
  try {
    const errors = await client.typeErrors({
      'use.ts': `import { signIn, viewProfile, changeSettings } from './sdk.gen.ts';
        await signIn({ body: { email: 'yusuf@people.example', password: 'a long walk' } });
        const { data, error } = await viewProfile({ path: { id: '1003' } });
        const sentences: [string | undefined, string | undefined] = [data?.location, error?.message];
        await changeSettings({ body: { emailNotifications: sentences.length > 1 } });`,
      'misuse.ts': `import { signIn } from './sdk.gen.ts';
        await signIn({ body: { email: 'yusuf@people.example' } });`,
    });
    expect(errors).toEqual([expect.stringContaining("misuse.ts(2,24): error TS2741: Property 'password' is missing")]);

    const call = await client.load(product.current.site);
    const unknown = await call('getUser');
    expect([unknown.response.status, unknown.error.code]).toEqual([401, 'common.unauthenticated']);
    await call('signIn', { body: { email: people.brother.email, password: PASSWORD } });
    const path = { id: String(people.sister.profileId) };
    expect((await call('viewProfile', { path })).data.location).toBe('Bradford');
    await call('saveProfile', { path });
    const { data } = await call('savedProfiles');
    expect(data).toMatchObject([{ id: people.sister.profileId }]);
  } finally {
    await client.remove();
  }
});

test('a guardian without a profile cannot use endpoints of members', async () => {
  for (const endpoint of endpoints.filter((e) => e.access === 'member' && hasNoParams(e))) {
    const { status, body } = await people.guardian.browser.call(
      endpoint.method,
      endpoint.path,
      takesBody(endpoint) ? {} : undefined,
    );
    expect.soft([status, body.code], endpoint.path).toEqual([403, 'guardianship.members-only']);
  }
});

test('members cannot use endpoints of guardians, and neither can use those of staff', async () => {
  for (const endpoint of endpoints.filter((e) => e.access === 'guardian' || isOfConsole(e.access))) {
    const { status } = await people.brother.browser.call(
      endpoint.method,
      addressOf(endpoint),
      takesBody(endpoint) ? {} : undefined,
    );
    expect.soft(status, endpoint.path).toBe(403);
  }
});

test('a page of another site cannot change anything', async () => {
  const foreign: Record<string, string>[] = [
    { Origin: 'https://elsewhere.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ];
  for (const headers of foreign) {
    const { status, body } = await people.brother.browser.post('/api/auth/signout', undefined, headers);
    expect([status, body.code]).toEqual([403, 'common.cross-site']);
  }
  expect((await people.brother.browser.get('/api/user')).status).toBe(200);
});

test('every response has the security headers, refusals included', async () => {
  for (const path of ['/api/user', '/api/nothing', '/healthz']) {
    const { headers } = await product.current.visitor().get(path);
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Powered-By')).toBeNull();
  }
  expect((await product.current.visitor().get('/api/user')).headers.get('Cache-Control')).toBe('no-store');
});

test('an idempotency key repeats the first response, and refuses another body', async () => {
  const send = (content: string) =>
    people.brother.browser.post(
      `/api/matches/${people.matchId}/messages`,
      { content },
      { 'Idempotency-Key': 'one-and-the-same' },
    );
  const first = await send('Salam.');
  const again = await send('Salam.');
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect((await send('Something else.')).status).toBe(409);
  expect((await people.brother.browser.get(`/api/matches/${people.matchId}/messages`)).body).toHaveLength(1);
});

test('a poll with a current ETag gets 304', async () => {
  const path = `/api/matches/${people.matchId}/messages`;
  const { headers } = await people.brother.browser.get(path);
  const poll = () => people.brother.browser.get(path, { 'If-None-Match': headers.get('ETag')! });
  expect(await poll()).toMatchObject({ status: 304, body: '' });
  await people.brother.browser.post(path, { content: 'One more.' });
  expect((await poll()).status).toBe(200);
});

test.each(['/decide/unknown-token', '/unsubscribe/unknown-token'])(
  'the form behind the emailed link %s works without a referrer, and is not cached',
  async (path) => {
    const { status, headers } = await product.current.visitor().post(path, 'action=approve', {
      Origin: 'null',
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/x-www-form-urlencoded',
    });
    expect([status, headers.get('Referrer-Policy'), headers.get('Cache-Control')]).toEqual([
      404,
      'no-referrer',
      'no-store',
    ]);
  },
);

test('an action that needs a fresh sign-in refuses one older than ten minutes, before it reads anything', async () => {
  const guarded = endpoints.filter(({ fresh }) => fresh);
  expect(guarded.length).toBeGreaterThan(1);
  const callers = [admin, people.brother.browser, people.guardian.browser];
  for (const caller of callers) caller.signsInAgain = false;
  await product.current.advance('PT11M');
  for (const endpoint of guarded) {
    const body = takesBody(endpoint) ? [] : undefined;
    const answer = await callerOf(endpoint).call(endpoint.method, addressOf(endpoint), body);
    expect.soft([answer.status, answer.body.code], endpoint.path).toEqual([403, 'identity.sign-in-again']);
  }
});
