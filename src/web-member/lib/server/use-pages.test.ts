import { expect, test, vi } from 'vitest';
import { linkedPage } from './use-pages.ts';

test('the next page is the one that the Link header names', () => {
  vi.stubGlobal('window', { location: { origin: 'https://mithaq.test' } });
  expect(linkedPage('</api/profiles/browse?cursor=abc&limit=20>; rel="next"', 'next')).toBe(
    '/api/profiles/browse?cursor=abc&limit=20',
  );
  expect(linkedPage('<https://mithaq.test/api/discover?cursor=x>; rel="next"', 'next')).toBe('/api/discover?cursor=x');
  expect(linkedPage(null, 'next')).toBeNull();
  vi.unstubAllGlobals();
});
