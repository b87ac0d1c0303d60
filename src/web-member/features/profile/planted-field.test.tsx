import { shortText } from '#modules/matchmaking/contracts/fields/field-kinds.ts';
import type { ProfileFields } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import browse from '#texts/en/browse.json' with { type: 'json' };
import common from '#texts/en/common.json' with { type: 'json' };
import person from '#texts/en/person.json' with { type: 'json' };
import profile from '#texts/en/profile.json' with { type: 'json' };
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { queryClient } from '../../lib/server/query-client.ts';
import { i18n } from '../../lib/text/i18n.ts';
import { FieldFilters } from '../browse/index.ts';
import { Headline, PersonFacts } from '../person/index.ts';
import { ProfileForm } from './profile-form.tsx';

/** One table entry, and one text of the catalogue. */
const fields: ProfileFields = {
  ...profileFields,
  favouriteBook: {
    ...shortText(60),
    answer: 'optional',
    weight: 2,
    form: { section: 'basic', short: true },
    page: { group: 'life' },
    headline: 'part',
    filter: { browse: 99 },
  },
};
const texts = { ...person, fields: { ...person.fields, favouriteBook: 'Favourite book' } };

beforeAll(() => {
  for (const [name, tree] of Object.entries({ common, profile, browse, person: texts })) i18n.add(name, tree);
});

const form = (planted?: ProfileFields, step = '') =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/?step=${step}`]}>
        <ProfileForm
          length="short"
          start={{}}
          draft="profile"
          gender="female"
          busy={false}
          submit=""
          onSave={() => Promise.resolve(true)}
          fields={planted}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const filters = {
  values: {},
  debounced: {},
  errors: {},
  set: () => undefined,
  clear: () => undefined,
  count: 0,
};
const labelsIn = (html: string) => [...html.matchAll(/<label for="[^"]*"><span>([^<]*?)</g)].map(([, label]) => label);

test('a new field in the table appears in the form at its place', () => {
  expect(form()).not.toContain('favouriteBook');
  expect(form(fields)).toContain('name="favouriteBook"');
  const without = labelsIn(form());
  const before = without.indexOf('About yourself, in your own words') + 1;
  expect(labelsIn(form(fields))).toEqual(without.toSpliced(before, 0, 'Favourite book'));
});

test('an untouched question has no answer chosen, and the preview states none (R-3.3)', () => {
  const family = form(profileFields, 'family');
  expect(family.match(/type="radio"/g)).toHaveLength(14);
  expect(family).not.toContain('checked');
  expect(family).not.toContain('<dt>Children</dt>');
});

test('the field appears on the profile page and in the headline', () => {
  const answers = { occupation: 'Teacher', favouriteBook: 'The Muqaddimah' };
  expect(renderToStaticMarkup(<PersonFacts profile={answers} fields={fields} />)).toContain(
    '<dt>Favourite book</dt><dd><bdi>The Muqaddimah</bdi></dd>',
  );
  expect(renderToStaticMarkup(<Headline profile={answers} fields={fields} />)).toBe(
    '<p class="quiet"><bdi>Teacher</bdi><span>\u00a0· </span><bdi>The Muqaddimah</bdi></p>',
  );
});

test('the field is offered as a filter after those with a place before it', () => {
  const panel = (seeksWife: boolean, planted = fields) =>
    labelsIn(
      renderToStaticMarkup(
        <MemoryRouter>
          <FieldFilters filters={filters} list="browse" seeksWife={seeksWife} fields={planted} />
        </MemoryRouter>,
      ),
    );
  expect(panel(true)).toEqual([...panel(true, profileFields), 'Favourite book']);
  expect(panel(true)).toContain('Head covering');
  expect(panel(false)).not.toContain('Head covering');
});
