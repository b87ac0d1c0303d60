import { schemaOf } from '#modules/matchmaking/contracts/fields/field-kinds.schema.ts';
import { formFields } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
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
    for (const [name, field] of numbers) {
      const { max } = field.range!;
      expect.soft(schemaOf(field).safeParse(wholeNumber.setValueAs(written(String(max)))).data, name).toBe(max);
    }
  });

  test('the filters accept an age, and refuse one out of range', () => {
    expect(complaintsAbout({ ageMin: written('25'), ageMax: written('35') }, profileFields)).toEqual({});
    expect(complaintsAbout({ ageMin: written('9') }, profileFields)).toHaveProperty('ageMin');
    expect(complaintsAbout({ ageMin: written('50'), ageMax: written('30') }, profileFields)).toHaveProperty('ageMin');
    expect(ageFiltersIn(new URLSearchParams({ ageMin: written('25') }))).toMatchObject({ ageMin: '25' });
  });
});
