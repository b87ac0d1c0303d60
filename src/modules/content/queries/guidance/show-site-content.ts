import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Language } from '#kernel/i18n/languages.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { siteContent } from '../../contracts/site-content.schema.ts';
import { inLanguage } from '../../reference/translations.ts';

/** The figures and stories of the landing page, in their order; public. */
export class ShowSiteContent extends UseCase<{ db: Knex }> {
  async execute(language: Language): Promise<z.infer<typeof siteContent>> {
    const rows = await this.ports.db('content.site_content').orderBy('display_order').orderBy('id');
    const of = (kind: string, words: (text: string) => string) =>
      rows
        .filter((row) => row.kind === kind)
        .map(({ headline, text, as_of: asOf, is_example: isExample }) => ({
          headline: words(headline),
          text: words(text),
          asOf,
          isExample,
        }));
    // The web app has the labels of figures.
    return { figures: of('figure', (text) => text), stories: of('story', (text) => inLanguage(text, language)) };
  }
}
