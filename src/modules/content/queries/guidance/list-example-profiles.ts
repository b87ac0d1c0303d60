import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Language } from '#kernel/i18n/languages.ts';
import { containsText } from '#kernel/persistence/page.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { exampleProfile, listExampleProfiles } from '../../contracts/library.schema.ts';
import type { ExampleProfileRow } from '../../infra/rows.ts';
import { inLanguage } from '../../reference/translations.ts';

/** Invented people who show visitors what a profile is like. */
export class ListExampleProfiles extends UseCase<{ db: Knex }> {
  async execute(
    filters: z.output<typeof listExampleProfiles.query>,
    language: Language,
  ): Promise<z.infer<typeof exampleProfile>[]> {
    const words = (text: string) => inLanguage(text, language);
    const { db } = this.ports;
    const { gender, ageMin, ageMax, location, maritalStatus } = filters;
    const all = db
      .from(
        db('content.example_profile')
          .select('id', 'details')
          .select(
            db.raw(`details->>'gender' as gender, (details->>'age')::int as age, details->>'location' as location,
              details->>'currentMaritalStatus' as marital_status`),
          )
          .as('profile'),
      )
      .orderBy('id')
      .select<ExampleProfileRow[]>('id', 'details');
    if (gender && gender !== 'all') all.where({ gender });
    if (ageMin) all.where('age', '>=', ageMin);
    if (ageMax) all.where('age', '<=', ageMax);
    if (location) all.where(containsText('location', location));
    if (maritalStatus && maritalStatus !== 'all') all.where({ marital_status: maritalStatus });
    return (await all).map(({ id, details }) => ({
      id,
      ...details,
      occupation: words(details.occupation),
      bio: words(details.bio),
      aboutMe: words(details.aboutMe),
      lookingFor: words(details.lookingFor),
    }));
  }
}
