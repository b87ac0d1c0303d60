import { formFields } from '#modules/matchmaking/contracts/profile-field.ts';
import { profileFields } from '#modules/matchmaking/contracts/profile-fields.ts';
import { describe, expect, test } from 'vitest';
import { complaintsAbout } from './features/browse/filter-complaints.ts';
import { ageFiltersIn } from './features/examples/example-filters-of.ts';
import { wholeNumber } from './features/profile/form-values.ts';

const SCRIPTS = {
  Arabic: '٠١٢٣٤٥٦٧٨٩',
  Persian: '۰۱۲۳۴۵۶۷۸۹',
  Devanagari: '०१२३४५६७८९',
  Bengali: '০১২৩৪৫৬৭৮৯',
  fullwidth: '０１２３４５６７８９',
};

describe.each(Object.entries(SCRIPTS))('with digits of %s', (_, digits) => {
  const written = (text: string) => text.replace(/\d/g, (digit) => [...digits][Number(digit)]!);

  test('the profile form reads each number', () => {
    const numbers = formFields(profileFields, 'long').filter(([, { kind }]) => kind === 'number');
    expect(numbers.length).toBeGreaterThan(2);
    for (const [name, { schema, range }] of numbers)
      expect.soft(schema.safeParse(wholeNumber.setValueAs(written(String(range!.max)))).data, name).toBe(range!.max);
  });

  test('the filters accept an age, and refuse one out of range', () => {
    expect(complaintsAbout({ ageMin: written('25'), ageMax: written('35') }, profileFields)).toEqual({});
    expect(complaintsAbout({ ageMin: written('9') }, profileFields)).toHaveProperty('ageMin');
    expect(complaintsAbout({ ageMin: written('50'), ageMax: written('30') }, profileFields)).toHaveProperty('ageMin');
    expect(ageFiltersIn(new URLSearchParams({ ageMin: written('25') }))).toMatchObject({ ageMin: '25' });
  });
});
