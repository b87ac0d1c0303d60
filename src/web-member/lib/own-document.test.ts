import { paymentPages } from '#modules/billing/contracts/payment-pages.ts';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { payingInOwnDocument } from './own-document.ts';

const pages = [...paymentPages, '/dashboard'].map((page) => ({ path: page.slice(1) }));

function open(page: string, { from }: { from: string }): unknown {
  const [{ children = [] } = {}] = payingInOwnDocument([{ children: pages }], from);
  const { loader } = children.find(({ path }) => `/${path}` === page) as RouteObject;
  const given = { request: new Request(`https://mithaq.example${page}?plan=2`) } as LoaderFunctionArgs;
  return typeof loader === 'function' ? loader(given, undefined) : null;
}

test.each(paymentPages)('whoever comes to %s from another page gets a new document', (page) => {
  const { headers } = open(page, { from: '/dashboard' }) as Response;
  expect(headers.get('X-Remix-Reload-Document')).toBe('true');
  expect(headers.get('Location')).toBe(`https://mithaq.example${page}?plan=2`);
});

test('a document that was opened as a payment page serves for each of them', () => {
  expect(open('/subscribe', { from: '/subscription-dashboard' })).toBe(null);
});

test('any other page is opened in the document that is there', () => {
  expect(open('/dashboard', { from: '/' })).toBe(null);
});
