import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { expect, test } from 'vitest';
import type { Endpoint } from '#kernel/contracts/endpoint.ts';
import { filesIn, isTest, projectRoot } from '../testing/architecture/source-tree.ts';

const SCRIPTS = {
  Arabic: '٠١٢٣٤٥٦٧٨٩',
  Persian: '۰۱۲۳۴۵۶۷۸۹',
  Devanagari: '०१२३४५६७८९',
  Bengali: '০১২৩৪৫৬৭৮৯',
  fullwidth: '０１２３４５６７８９',
};
const inScript = (text: string, digits: string): string => text.replace(/\d/g, (digit) => [...digits][Number(digit)]!);

/** One of these is valid in each field that takes a number as text. */
const SAMPLES = ['35', '25-35', '2026-11-05', '2026-11', '22:00', '15.99', '2026-11-05T10:00:00Z', '07700 900123'];
/** Free text; fields that accept it accept any text. */
const TEXT = ['salam', 'Peace be upon you! 1'];
/** Fields that no person types, because the app fills them in; ids and tokens have one spelling. */
const PUT_IN =
  /^(id|ids|.*Ids?|token|cursor|revision|endpoint|p256dh|auth|applicablePlans|selectedPlan|consentVersion|range|sort|filter)$/;

const fieldsOf = (schema: z.ZodType, name = ''): [name: string, field: z.ZodType][] => {
  const def = schema.def as unknown as Record<string, unknown>;
  const within = [def['innerType'], def['in'], def['out'], def['element'], ...((def['options'] as unknown[]) ?? [])];
  const further = (within.filter((one) => one && !(one instanceof z.ZodTransform)) as z.ZodType[]).flatMap((one) =>
    fieldsOf(one, name),
  );
  if (!(schema instanceof z.ZodObject)) return [...(name ? [[name, schema] as [string, z.ZodType]] : []), ...further];
  return Object.entries(schema.shape).flatMap(([key, field]) => fieldsOf(field as z.ZodType, key));
};

const isEndpoint = (one: unknown): one is Endpoint => typeof one === 'object' && one !== null && 'summary' in one;
const endpointsIn = (one: unknown): Endpoint[] =>
  isEndpoint(one) ? [one] : typeof one === 'object' && one !== null ? Object.values(one).filter(isEndpoint) : [];
const contracts = await Promise.all(
  ['src/modules/*/contracts/**/*.schema.ts', 'src/app/contracts/*.schema.ts']
    .flatMap((pattern) => filesIn(projectRoot, pattern))
    .filter((file) => !isTest(file))
    .map((file): Promise<Record<string, unknown>> => import(path.join(projectRoot, file))),
);
const endpoints = contracts.flatMap((contract) => Object.values(contract).flatMap(endpointsIn));
const typed = endpoints
  .flatMap(({ method, path: address, body, query }) =>
    [body, query]
      .filter((schema) => !((schema as unknown) instanceof z.ZodUndefined))
      .flatMap((schema) => fieldsOf(schema))
      .map(([name, field]) => ({ call: `${method} ${address} ${name}`, name, field })),
  )
  .filter(({ name }) => !PUT_IN.test(name));

test('every field for a number as text accepts the digits of every script', () => {
  const numeric = typed.filter(({ field }) => TEXT.every((words) => !field.safeParse(words).success));
  const seen = new Set<string>();
  for (const { call, name, field } of numeric)
    for (const sample of SAMPLES) {
      const parsed = field.safeParse(sample);
      if (!parsed.success) continue;
      seen.add(name);
      for (const [script, digits] of Object.entries(SCRIPTS))
        expect.soft(field.safeParse(inScript(sample, digits)).data, `${call} in ${script}`).toEqual(parsed.data);
    }
  const known = ['ageMin', 'limit', 'date', 'month', 'preferredAgeRange', 'discountValue', 'validFrom', 'price'];
  for (const name of [...known, 'from', 'startsOn', 'until', 'waliPhone', 'iddahEndsOn'])
    expect.soft([...seen]).toContain(name);
});

test('every field for a code accepts the digits of every script', () => {
  const typedCodes = typed
    .filter(({ name, call }) => /code$/i.test(name) && !['POST /api/promo-codes/check code'].includes(call))
    .filter(({ name }) => name !== 'promoCode')
    .flatMap(({ call, field }) => ['AB234567', '123456'].map((code) => ({ call, field, code })))
    .filter(({ field, code }) => field.safeParse(code).success);
  expect(typedCodes.length).toBeGreaterThan(6);
  for (const { call, field, code } of typedCodes)
    for (const [script, digits] of Object.entries(SCRIPTS))
      expect.soft(field.safeParse(inScript(code, digits)).data, `${call} in ${script}`).toBe(code);
});

const readPage = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');
const hasNumberField = (source: string): boolean =>
  /type=\{?["']number["']/.test(source) || /import \{[^}]*\bNumberInput\b[^}]*\} from 'react-admin'/.test(source);

test('no page has a number field, in which browsers refuse other digits', () => {
  const pages = filesIn(projectRoot, 'src/web-*/**/*.tsx');
  expect(pages.length).toBeGreaterThan(100);
  const offending = pages.filter((file) => hasNumberField(readPage(file)));
  expect(offending).toEqual([]);
  for (const planted of [
    '<input type="number" />',
    "<TextField type={'number'} />",
    "import { NumberInput } from 'react-admin';",
    "import {\n  BooleanInput,\n  NumberInput,\n} from 'react-admin';",
  ])
    expect(hasNumberField(planted), planted).toBe(true);
});
