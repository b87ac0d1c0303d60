import type { z } from 'zod';
import type { article, exampleProfile } from '../contracts/library.ts';

// The tables of content, so that a query knows its rows.

export interface ArticleRow {
  id: number;
  slug: string;
  title: string;
  content: string;
  excerpt: string;
  category: z.infer<typeof article>['category'];
  read_time: number;
  is_published: boolean;
  updated_at: Date;
}

export interface ExampleProfileRow {
  id: number;
  details: Omit<z.infer<typeof exampleProfile>, 'id'>;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'content.article': ArticleRow;
    'content.example_profile': ExampleProfileRow;
  }
}
