import type { PersonalTable } from '#kernel/personal-data.ts';

/** Nothing in the library is about a real person. */
export const personalData: PersonalTable[] = [
  {
    table: 'content.article',
    columns: {
      id: 'technical',
      slug: 'technical',
      title: 'technical',
      content: 'technical',
      excerpt: 'technical',
      category: 'technical',
      read_time: 'technical',
      is_published: 'technical',
      updated_at: 'technical',
    },
  },
  { table: 'content.example_profile', columns: { id: 'technical', details: 'technical' } },
];
