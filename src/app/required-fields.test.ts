import path from 'node:path';
import { z } from 'zod';
import { expect, test } from 'vitest';
import { sentenceFor, type Endpoint } from '#kernel/contracts/endpoint.ts';
import { languageIds } from '#kernel/i18n/languages.ts';
import validation from '#texts/en/validation.json' with { type: 'json' };
import { filesIn, isTest, projectRoot } from '../testing/architecture/source-tree.ts';

/** Fields that no person types, because the app fills them in. */
const PUT_IN = /Id$|^(token|stage|status|mode|body)$/;

const isEndpoint = (one: unknown): one is Endpoint => typeof one === 'object' && one !== null && 'summary' in one;
const isGroup = (one: unknown): one is Record<string, unknown> =>
  typeof one === 'object' && one !== null && !('summary' in one) && Object.values(one).some(isEndpoint);
const contracts = await Promise.all(
  filesIn(projectRoot, 'src/modules/*/contracts/**/*.schema.ts')
    .filter((file) => !isTest(file))
    .map((file): Promise<Record<string, unknown>> => import(path.join(projectRoot, file))),
);
const exported = contracts.flatMap((contract) => Object.entries(contract));
/** Request bodies, and forms with additional fields. */
const requested = [
  ...exported.flatMap(([, one]) => (isEndpoint(one) ? [one.body, one.query] : [])),
  ...exported.flatMap(([name, one]) => (name.endsWith('Form') ? (one as z.ZodType) : [])),
].filter((schema) => !((schema as unknown) instanceof z.ZodUndefined));

test('every required field has an error text of its own', () => {
  const issues = requested.flatMap((schema) => schema.safeParse({}).error?.issues ?? []);
  const named = issues.filter(({ path: [field] }) => field !== undefined && !PUT_IN.test(String(field)));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ message }) => message.includes(validation.fields.other)).map((issue) => issue.path)).toEqual(
    [],
  );
});

/** Values of which most fields accept few. */
const UNWORDED = 'no sentence';
const WRONG = [
  '1900-01-01',
  '1800-01',
  7,
  -1,
  1.5,
  1e12,
  true,
  '',
  ' ',
  '???',
  'a\u0000b',
  '2027-99-99',
  'x'.repeat(400),
  [],
  [[]],
  {},
  null,
];

/** The names of a schema's fields; a wrapped object is found by its JSON schema. */
const fieldsOf = (schema: z.ZodType): string[] =>
  Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {});

// each refusal says what is wanted.
/** Also the endpoints of the console's resources, which are exported together. */
const ofAll = [
  ...requested,
  ...exported
    .flatMap(([, one]) => (isGroup(one) ? Object.values(one).filter(isEndpoint) : []))
    .flatMap(({ body, query }) => [body, query]),
].filter((schema) => !((schema as unknown) instanceof z.ZodUndefined));

test('no field of any contract is refused without a sentence for its kind', () => {
  const unworded = new Set<string>();
  let refusals = 0;
  const error: z.core.$ZodErrorMap = (issue) => {
    refusals++;
    return sentenceFor(issue) ? 'worded' : UNWORDED;
  };
  for (const schema of ofAll)
    for (const given of WRONG)
      for (const field of fieldsOf(schema))
        for (const value of [given, [given], { [field]: given }])
          for (const issue of schema.safeParse({ [field]: value }, { error }).error?.issues ?? [])
            if (issue.message === UNWORDED) unworded.add(`${issue.path.join('.')}: ${issue.code}`);
  expect([...unworded]).toEqual([]);
  expect(refusals).toBeGreaterThan(10_000);
});

// The privacy policy says that card numbers never reach us.
test('no request body takes card data', () => {
  const given = requested.flatMap((schema) => [
    ...JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).matchAll(/"(\w+)":\{/g),
  ]);
  const names = [...new Set(given.map(([, name]) => name!))];
  expect(names).toContain('paymentIntentId');
  expect(names.filter((name) => /card|cvc|cvv|iban/i.test(name))).toEqual([]);
});

test('every field with an error text exists in a form or request', () => {
  const known = requested.flatMap((schema) =>
    Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}),
  );
  const named = [...Object.keys(validation.fields), ...Object.keys(validation.own)];
  // Only the form asks for the password twice. The console's texts have a part for each language.
  expect(named.filter((field) => ![...known, 'other', 'confirm', ...languageIds].includes(field))).toEqual([]);
});

test.each([
  [{ age: undefined }, 'Please give your age'],
  [{ age: 17 }, 'Members must be 18 or over'],
  [{ occupation: ' ' }, 'Please give your occupation'],
  [{ occupation: 'x'.repeat(101) }, 'Please write at most 100 characters for your occupation'],
  [{ bio: 'Too short' }, 'Please write at least 50 characters about yourself'],
  [{ prayerFrequency: undefined }, 'Please choose how often you pray'],
  [{ nonNegotiables: [] }, 'Please choose at least one value'],
])('%j has the error %s', (given, sentence) => {
  const { shape } = contracts.flatMap(({ shortProfileForm }) => shortProfileForm ?? [])[0] as z.ZodObject;
  const [field] = Object.keys(given);
  const form = z.object({ [field!]: shape[field!] as z.ZodType });
  expect(form.safeParse(given).error?.issues[0]?.message).toBe(sentence);
});
