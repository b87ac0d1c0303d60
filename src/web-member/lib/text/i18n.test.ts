import auth from '#texts/en/auth.json' with { type: 'json' };
import common from '#texts/en/common.json' with { type: 'json' };
import guardianship from '#texts/en/guardianship.json' with { type: 'json' };
import { isolated } from '#kernel/i18n/isolated.ts';
import i18next from 'i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { Texts } from './i18n.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const options = {
  lng: 'en',
  ns: ['common'],
  defaultNS: 'common',
  resources: { en: { common, auth, guardianship } },
  interpolation: {
    escapeValue: true,
    escape: isolated,
    defaultVariables: { siteName: 'Mithaq', siteSender: 'Mithaq' },
  },
};
const real = i18next.createInstance();
await real.init(options);
const own = new Texts();
for (const [name, tree] of Object.entries({ common, auth, guardianship })) own.add(name, tree);
const t = own.t as (key: string, values?: object) => unknown;

const keysOf = (tree: object, place = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [place + key] : keysOf(value as object, `${place}${key}.`),
  );
const keys = Object.entries({ common, auth, guardianship }).flatMap(([name, tree]) =>
  keysOf(tree, '').map((key) => `${name}:${key}`),
);
const places = new Set(JSON.stringify([common, auth, guardianship]).match(/(?<=\{\{)\w+(?=\}\})/g));
for (const name of ['count', 'siteName', 'siteSender']) places.delete(name);
const filledWith = (value: unknown) => Object.fromEntries([...places].map((name) => [name, value]));

test.each(['Amina', 'أمينة', '<b>{{name}}</b>', '$&', 7, null])(
  'texts are the same as with the library, with %j in them',
  (value) => {
    expect(places.size).toBeGreaterThan(5);
    const values = filledWith(value);
    for (const key of keys) expect(t(key, values)).toBe(real.t(key as never, values));
  },
);

test('plurals are the same as with the library', () => {
  const counted = keys.filter((key) => key.endsWith('_other')).map((key) => key.replace(/_other$/, ''));
  expect(counted.length).toBeGreaterThan(2);
  for (const key of counted)
    for (const count of [0, 1, 2, 21]) {
      const values = { ...filledWith('Amina'), count };
      expect(t(key, values)).toBe(real.t(key as never, values));
    }
});

test('a whole branch is returned on request', () => {
  expect(t('connection', { returnObjects: true })).toEqual(real.t('connection', { returnObjects: true }));
});

test('it reports the same keys as existing as the library', () => {
  for (const key of ['auth:email', 'email', 'nothing.here', 'close'] as const)
    expect(own.exists(key)).toBe(real.exists(key));
});

test('a missing text ends the rendering on the server', () => {
  expect(() => t('nothing.here')).toThrow('No text nothing.here');
});

test('a missing text is reported in a browser, and its key is not shown', () => {
  vi.stubEnv('SSR', false);
  const report = vi.fn<(error: Error) => void>();
  vi.stubGlobal('reportError', report);
  expect(t('nothing.here')).toBe('');
  expect(report.mock.calls).toEqual([[new Error('No text nothing.here')]]);
});
