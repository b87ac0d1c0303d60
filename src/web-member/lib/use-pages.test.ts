import { expect, test, vi } from 'vitest';
import { nextPage } from './use-pages.ts';

test('the next page is what the Link header names', () => {
  vi.stubGlobal('window', { location: { origin: 'https://mithaq.test' } });
  expect(nextPage('</api/profiles/browse?cursor=abc&limit=20>; rel="next"')).toBe(
    '/api/profiles/browse?cursor=abc&limit=20',
  );
  expect(nextPage('<https://mithaq.test/api/discover?cursor=x>; rel="next"')).toBe('/api/discover?cursor=x');
  expect(nextPage(null)).toBeNull();
  vi.unstubAllGlobals();
});
