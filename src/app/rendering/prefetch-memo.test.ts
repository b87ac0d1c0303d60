import { expect, test } from 'vitest';
import { PrefetchMemo } from './prefetch-memo.ts';

const opened = (page: string, params = {}, search = '') => ({ page, params, search });

test('a page prefetches its last requests for readers of the same kind', () => {
  const usual = new PrefetchMemo();
  expect(usual.of(opened('/matches male'))).toEqual([]);
  usual.store(opened('/matches male'), [['/api/matches'], ['/api/discover?limit=3', 'pages']]);
  expect(usual.of(opened('/matches male'))).toEqual([['/api/matches'], ['/api/discover?limit=3', 'pages']]);
  expect(usual.of(opened('/matches female'))).toEqual([]);
  usual.store(opened('/matches male'), [['/api/matches']]);
  expect(usual.of(opened('/matches male'))).toEqual([['/api/matches']]);
});

test("it prefetches the record that the page's address names", () => {
  const usual = new PrefetchMemo();
  usual.store(opened('/profile-details/:id', { id: '17' }), [
    ['/api/profiles/17'],
    ['/api/profiles/17/safety?short=1'],
  ]);
  expect(usual.of(opened('/profile-details/:id', { id: '18' }))).toEqual([
    ['/api/profiles/18'],
    ['/api/profiles/18/safety?short=1'],
  ]);
});

test('it never prefetches a record that only its last reader knew', () => {
  const usual = new PrefetchMemo();
  usual.store(opened('/messages'), [
    ['/api/matches'],
    ['/api/matches/41/messages', 'pages'],
    ['/api/reports/0f8fad5b-d9cb-469f-a165-70867728950e'],
    ['/api/guardian/claim/describe', { token: 'only of its reader' }],
  ]);
  expect(usual.of(opened('/messages'))).toEqual([['/api/matches']]);
});

test("it does not prefetch requests that depended on the last reader's query", () => {
  const usual = new PrefetchMemo();
  usual.store(opened('/browse', {}, '?location=leeds'), [
    ['/api/profiles/browse?location=leeds', 'pages'],
    ['/api/user'],
  ]);
  expect(usual.of(opened('/browse', {}, '?location=york'))).toEqual([['/api/user']]);
});
