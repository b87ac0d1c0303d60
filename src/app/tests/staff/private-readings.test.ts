import path from 'node:path';
import { z } from 'zod';
import { expect, test } from 'vitest';
import type { Endpoint } from '#kernel/contracts/endpoint.ts';
import { filesIn, isTest, projectRoot } from '../../../testing/architecture/source-tree.ts';

// What members write in private, in the responses of the console. Each reading needs a reason; that each POST of the
// console is audited once is a check of the authorisation table.

/** Fields with private words of members; a console list of articles or prompts has others. */
const PRIVATE = ['details', 'evidence', 'messages', 'preferredTimes', 'profile', 'texts', 'topic', 'words'];

/** Words to the staff themselves: those with the duty read them without a reason, unless they are withheld. */
const WRITTEN_TO_STAFF = [
  'GET /api/admin/consultations',
  'GET /api/admin/consultations/:id',
  'GET /api/admin/rewrites',
  'GET /api/admin/rewrites/:id',
  'GET /api/admin/support',
  'GET /api/admin/support/:id',
];
/** Notes of the staff for a payer's bank. */
const WRITTEN_BY_STAFF = ['GET /api/admin/payment-disputes', 'GET /api/admin/payment-disputes/:id'];
const READINGS = [
  'POST /api/admin/conversations/:id/read',
  'POST /api/admin/reports/:id/read',
  'POST /api/admin/users/:id/read-profile',
];

const isEndpoint = (one: unknown): one is Endpoint => typeof one === 'object' && one !== null && 'summary' in one;
const files = filesIn(projectRoot, 'src/{modules/*,shared-kernel,app}/contracts/**/*.schema.ts').filter(
  (file) => !isTest(file),
);
const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(path.join(projectRoot, file))));
const nested = (one: unknown): Endpoint[] => {
  if (!isEndpoint(one)) {
    const isGroup = typeof one === 'object' && one !== null && Object.values(one).some(isEndpoint);
    return isGroup ? Object.values(one).flatMap(nested) : [];
  }
  return 'one' in one ? [one, ...nested(one.one)] : [one];
};
const endpoints = modules.flatMap((contract) => Object.values(contract).flatMap(nested));
const ofConsole = endpoints.filter(({ path: address }) => address.startsWith('/api/admin'));
const nameOf = ({ method, path: address }: Endpoint): string => `${method} ${address}`;

/** The names of all fields, on every level, of a JSON schema. */
const fieldsOf = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties } = schema as { properties?: object };
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(fieldsOf)];
};
/** A profile's number is no profile, and a conversation's number of messages is none of them. */
const hasPrivateWords = ({ answer }: Endpoint): boolean => {
  const schema = z.toJSONSchema(answer, { unrepresentable: 'any' });
  const numbers = JSON.stringify(schema).matchAll(/"(\w+)":\{"type":"integer"/g);
  const counted = new Set([...numbers].map(([, name]) => name));
  return fieldsOf(schema).some((field) => PRIVATE.includes(field) && !counted.has(field));
};

test('these endpoints of the console answer with private words, and no others', () => {
  expect(ofConsole.length).toBeGreaterThan(100);
  const answering = new Set(ofConsole.filter(hasPrivateWords).map(nameOf));
  expect([...answering].toSorted()).toEqual([...WRITTEN_TO_STAFF, ...WRITTEN_BY_STAFF, ...READINGS].toSorted());
});

const reading = ofConsole.filter(
  (endpoint) => READINGS.includes(nameOf(endpoint)) || /\/read(-[a-z]+)?$/.test(endpoint.path),
);

test.each([...new Map(reading.map((endpoint) => [nameOf(endpoint), endpoint])).entries()])(
  '%s needs a reason, and is an act, which the audit records',
  (_, { method, body }) => {
    expect(method).toBe('POST');
    const issues = body.safeParse({}).error?.issues ?? [];
    expect(issues.map((issue) => issue.path[0])).toContain('reason');
  },
);

test('the check finds all acts that read', () => {
  expect(reading.map(nameOf)).toEqual(
    expect.arrayContaining([
      ...READINGS,
      'POST /api/admin/rewrites/:id/read-words',
      'POST /api/admin/support/:id/read-words',
      'POST /api/admin/consultations/:id/read-words',
      'POST /api/admin/refunds/:id/read-words',
    ]),
  );
});
