import { expect, test } from 'vitest';
import { deadLinks } from './links.ts';
import { plant } from '../planted-tree.ts';
import { projectRoot } from '../source-tree.ts';

const routes = {
  'src/web-member/routes.tsx':
    "const pages = [{ index: true }, { path: 'browse' }, { path: 'messages/:id' }, { path: '*' }];",
  'src/modules/identity/contracts/auth.ts': "export const getUser = 'GET /api/user/:id';",
  'src/modules/identity/http/routes.ts': "router.get('/decide/:token', show);",
  'src/app/http/console-place.ts': "export const CONSOLE = '/admin-dashboard';",
};
const page = 'src/web-member/features/browse/page.tsx';
const mail = 'src/modules/identity/reactions/mail.ts';
const template = 'src/modules/identity/http/page.hbs';

test('all links of the app, its emails and its pages lead somewhere', () => {
  expect(deadLinks(projectRoot)).toEqual([]);
});

test.each([
  [page, 'const a = <Link to="/prices" />;', '/prices'],
  [page, "const a = <LinkButton href={ready ? '/browse' : '/checkout'} />;", '/checkout'],
  [page, 'navigate(`/matches/${id}?tab=new`);', '/matches/x'],
  [page, "refresh('/api/users');", '/api/users'],
  [mail, "notify(tx, to, emails.hello, { path: '/upgrade?plan=1' });", '/upgrade'],
])('in %s a planted %s is reported', (file, text, address) => {
  expect(deadLinks(plant({ ...routes, [file]: text }))).toEqual([`${file}:1 leads to ${address}, where nothing is`]);
});

test('a planted dead link in a template is reported', () => {
  expect(
    deadLinks(plant({ ...routes, [template]: '<a href="/">x</a> <a href="/terms">y</a> <a href="{{link}}">z</a>' })),
  ).toEqual([`${template} leads to /terms, where nothing is`]);
});

test('working links are not reported, however they are written', () => {
  const text =
    "go('/'); go('/browse?x=1'); go('/admin-dashboard'); go(`/messages/${id}`); go(`/decide/${token}`); refresh('/api/user');";
  expect(deadLinks(plant({ ...routes, [page]: text }))).toEqual([]);
});
