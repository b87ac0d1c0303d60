import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#kernel/contracts/endpoint.ts';
import type { ListEndpoint } from '#kernel/contracts/list.ts';
import { boundEndpoints } from '#kernel/http/route.ts';
import { calls } from '../../../testing/authorisation/authorisation-calls.ts';
import { World } from '../../../testing/authorisation/authorisation-world.ts';
import { consoleResources } from '../../../testing/authorisation/console-resources.ts';
import { anAdmin } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import {
  reactAdminProvider,
  type ConsoleProvider,
  type ConsoleRecord,
  type ConsoleRefusal,
} from '../../../testing/authorisation/react-admin-provider.ts';

// The published data provider of react-admin, with every resource of the console.

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });
let provider: ConsoleProvider;
let world: World;
beforeAll(async () => {
  world = await World.build(product.current);
  const admin = await anAdmin(product.current);
  provider = await reactAdminProvider(`${product.current.site}/api/admin`, admin.cookieHeader);
}, 60_000);

type AnyList = ListEndpoint<Endpoint['query'], Endpoint['answer'], unknown>;
const isList = (endpoint: Endpoint): endpoint is AnyList => 'sorts' in endpoint;
const lists = () => boundEndpoints().filter(isList);
const listOf = (resource: string) => lists().find(({ path }) => path === `/api/admin/${resource}`)!;
const idsOf = (records: ConsoleRecord[]) => records.map(({ id }) => id);
const all = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

const passes = (record: ConsoleRecord, wanted: object): boolean =>
  Object.entries(wanted).every(([field, value]: [string, unknown]) =>
    Array.isArray(value) ? value.includes(record[field]) : record[field] === value,
  );

/** Creates a record of this kind as the product does. */
async function made(resource: string): Promise<ConsoleRecord> {
  const id = await calls[`GET /api/admin/${resource}/:id`]!.object!(world, world.owner('woman', 'own'));
  return (await provider.getOne(resource, { id })).data;
}
const refusal = async (call: Promise<unknown>): Promise<ConsoleRefusal> => {
  const thrown: unknown = await call.then(
    () => 'It was not refused',
    (error: unknown) => error,
  );
  expect(thrown).toMatchObject({ name: 'HttpError' });
  return thrown as ConsoleRefusal;
};

test('the table knows every resource of the console', () => {
  const served = lists().map(({ path }) => path.replace('/api/admin/', ''));
  expect(served.toSorted()).toEqual(Object.keys(consoleResources).toSorted());
});

const resources = Object.entries(consoleResources);
const edited = resources.flatMap(([resource, { edited }]) => (edited ? [[resource, edited] as const] : []));
const readOnly = resources.filter(([, { edited }]) => !edited).map(([resource]) => resource);

describe.each(resources)('reading %s', (resource, { filter, belongsTo }) => {
  let record: ConsoleRecord;
  beforeAll(async () => {
    await made(resource);
    record = await made(resource);
  }, 30_000);

  test('getList returns pages and the total', async () => {
    const { data, total } = await provider.getList(resource, all);
    expect(total).toBe(data.length);
    expect(total).toBeGreaterThan(0);
    const halves = await Promise.all(
      [1, 2].map((page) => provider.getList(resource, { ...all, pagination: { page, perPage: Math.ceil(total / 2) } })),
    );
    expect(halves.flatMap((half) => idsOf(half.data))).toEqual(idsOf(data));
    expect(halves.map((half) => half.total)).toEqual([total, total]);
  });

  test('getList sorts by each field, in both directions', async () => {
    const expected = new Set(idsOf((await provider.getList(resource, all)).data));
    for (const field of listOf(resource).sorts)
      for (const order of ['ASC', 'DESC'] as const) {
        const { data } = await provider.getList(resource, { ...all, sort: { field, order } });
        expect(new Set(idsOf(data)), `${field} ${order}`).toEqual(expected);
      }
    const down = await provider.getList(resource, { ...all, sort: { field: 'id', order: 'DESC' } });
    expect(idsOf(down.data)).toEqual(idsOf((await provider.getList(resource, all)).data).toReversed());
  });

  test('getList filters, and refuses unknown sorts and filters', async () => {
    const wanted = filter(record);
    const { data } = await provider.getList(resource, { ...all, filter: wanted });
    expect(idsOf(data)).toContain(record.id);
    expect(data.filter((one) => !passes(one, wanted))).toEqual([]);
    expect((await refusal(provider.getList(resource, { ...all, filter: { nothing: 1 } }))).status).toBe(400);
    const sort = { field: 'nothing', order: 'ASC' as const };
    expect((await refusal(provider.getList(resource, { ...all, sort }))).status).toBe(400);
  });

  test('getOne returns the record of the list, or 404', async () => {
    const { data } = await provider.getList(resource, { ...all, filter: { id: [record.id] } });
    expect(data).toEqual([(await provider.getOne(resource, { id: record.id })).data]);
    expect((await refusal(provider.getOne(resource, { id: 'nothing.of-the-kind' }))).status).toBe(404);
  });

  test('getMany and getManyReference return the record', async () => {
    const [other] = (await provider.getList(resource, all)).data;
    const many = await provider.getMany(resource, { ids: [record.id, other!.id] });
    expect(new Set(idsOf(many.data))).toEqual(new Set([record.id, other!.id]));
    const [target, id] = belongsTo(record);
    const theirs = await provider.getManyReference(resource, { ...all, target, id });
    expect(idsOf(theirs.data)).toContain(record.id);
    expect(theirs.total).toBe(theirs.data.length);
  });
});

describe.each(edited)('writing %s', (resource, fields) => {
  test('create, update and delete return the record', async () => {
    const created = (await provider.create(resource, { data: fields.add() })).data;
    expect((await provider.getOne(resource, { id: created.id })).data.id).toBe(created.id);
    const data = { ...created, ...fields.change };
    const updated = await provider.update(resource, { id: created.id, data, previousData: created });
    expect(updated.data).toMatchObject(fields.change);
    expect((await provider.getOne(resource, { id: created.id })).data).toMatchObject(fields.change);
    const deleted = await provider.delete(resource, { id: created.id, previousData: updated.data });
    expect(deleted.data.id).toBe(created.id);
    expect((await refusal(provider.getOne(resource, { id: created.id }))).status).toBe(404);
  });

  test('updateMany and deleteMany do so for each', async () => {
    const ids = [(await made(resource)).id, (await made(resource)).id];
    expect((await provider.updateMany(resource, { ids, data: fields.change })).data).toEqual(ids);
    for (const one of (await provider.getMany(resource, { ids })).data) expect(one).toMatchObject(fields.change);
    expect((await provider.deleteMany(resource, { ids })).data).toEqual(ids);
    expect((await provider.getMany(resource, { ids })).data).toEqual([]);
  });

  test('errors are at their fields, as forms read them', async () => {
    const [field] = Object.keys(fields.wrong);
    const data = { ...fields.add(), ...fields.wrong };
    const record = await made(resource);
    for (const call of [
      () => provider.create(resource, { data }),
      () => provider.update(resource, { id: record.id, data: fields.wrong, previousData: record }),
    ]) {
      const { status, body, message } = await refusal(call());
      expect([status, Object.keys(body.errors).toSorted()]).toEqual([400, [field, 'root'].toSorted()]);
      expect(body.errors.root.serverError).toBe(message);
    }
  });

  test('a stale revision is refused as changed', async () => {
    const before = await made(resource);
    await provider.update(resource, { id: before.id, data: fields.change, previousData: before });
    const stale = provider.update(resource, { id: before.id, data: before, previousData: before });
    const { status, body } = await refusal(stale);
    expect([status, body.code]).toEqual([409, 'common.stale-revision']);
    expect(Object.keys(body.errors)).toEqual([...Object.keys(fields.change), 'root']);
  });
});

test.each(readOnly)('%s cannot be written, and the refusal says so', async (resource) => {
  const record = await made(resource);
  const { id } = record;
  for (const call of [
    () => provider.create(resource, { data: {} }),
    () => provider.delete(resource, { id, previousData: record }),
    ...(consoleResources[resource]!.isOnlyChanged
      ? []
      : [() => provider.update(resource, { id, data: record, previousData: record })]),
  ]) {
    const { status, body } = await refusal(call());
    expect([status, body.code, body.errors.root.serverError]).toEqual([405, 'common.method-not-allowed', body.message]);
  }
});
