import { paymentPages } from '#modules/billing/contracts/payment-pages.ts';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { Language } from '#kernel/i18n/languages.ts';
import { expect, test } from 'vitest';
import { fullPageRoutes } from './full-page-routes.ts';

const pages = [
  ...[...paymentPages, '/dashboard'].map((page) => ({ path: page.slice(1) })),
  { path: 'signup', handle: 'form' },
  // English only, because its own texts are not translated.
  { path: 'plain', lazy: Object.assign(async () => ({}), { texts: ['no such texts'] }) },
];

const ENGLISH = { language: 'en', ofAccount: 'en' } as const;

function open(
  page: string,
  { from, speaking = ENGLISH }: { from: string; speaking?: Record<'language' | 'ofAccount', Language> },
): unknown {
  const [{ children = [] } = {}] = fullPageRoutes([{ children: pages }], {
    at: from,
    isForm: from === '/auth',
    ...speaking,
  });
  const { loader } = children.find(({ path }) => `/${path}` === page) as RouteObject;
  const given = { request: new Request(`https://mithaq.example${page}?plan=2`) } as LoaderFunctionArgs;
  return typeof loader === 'function' ? loader(given, undefined) : null;
}

test.each(paymentPages)('%s opened from another page needs a new document', (page) => {
  const { headers } = open(page, { from: '/dashboard' }) as Response;
  expect(headers.get('X-Remix-Reload-Document')).toBe('true');
  expect(headers.get('Location')).toBe(`https://mithaq.example${page}?plan=2`);
});

test('the document of a payment page serves all payment pages', () => {
  expect(open('/subscribe', { from: '/subscription-dashboard' })).toBe(null);
});

test('from a form, only another form opens in the current document', () => {
  expect(open('/dashboard', { from: '/auth' })).toBeInstanceOf(Response);
  expect(open('/signup', { from: '/auth' })).toBe(null);
});

test('any other page opens in the current document', () => {
  expect(open('/dashboard', { from: '/' })).toBe(null);
});

test.each([
  ['/dashboard', { language: 'en', ofAccount: 'ar' }],
  ['/plain', { language: 'ar', ofAccount: 'ar' }],
] as const)('%s is in another language than the document, so it needs a new document', (page, speaking) => {
  expect(open(page, { from: '/', speaking })).toBeInstanceOf(Response);
});

test.each([
  ['/dashboard', { language: 'ar', ofAccount: 'en' }],
  ['/plain', { language: 'en', ofAccount: 'ar' }],
] as const)('%s opens in the current document, which has its language', (page, speaking) => {
  expect(open(page, { from: '/', speaking })).toBe(null);
});
