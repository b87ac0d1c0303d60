/** Lines to insert, by file: each text before its anchor. A new file has an empty one. */
export type PlantedLines = Record<string, [anchor: string, inserted: string][]>;

const MATCHMAKING = 'src/modules/matchmaking';
const TEXTS = 'src/texts';

const labels = (language: string, label: string): PlantedLines => ({
  [`${TEXTS}/${language}/person.json`]: [
    ['    "islamicEducation": "', `    "charity": "${label}",\n`],
    ['    "islamicEducation": {', `    "charity": { "daily": "${label} 1", "weekly": "${label} 2" },\n`],
  ],
});

/** A field 'charity' with two answers, by which /browse filters. */
export const plantedField: PlantedLines = {
  [`${MATCHMAKING}/contracts/fields/practice-fields.ts`]: [
    [
      '  islamicEducation: {',
      `  charity: {
    ...choice(['daily', 'weekly']),
    answer: 'optional',
    page: { group: 'faith' },
    filter: { browse: 8 },
    column: 'charity',
    form: { section: 'character' },
  },
`,
    ],
  ],
  ...labels('en', 'Charity'),
  ...labels('ar', 'الصدقة'),
  ...labels('ur', 'صدقہ'),
  'migrations/20990101T0000_matchmaking_charity.ts': [
    [
      '',
      `import type { Knex } from 'knex';
import { changeSchema } from '../src/shared-kernel/persistence/column-comments.ts';

export async function up(db: Knex): Promise<void> {
  await changeSchema(db, 'alter table matchmaking.browse_card add column charity smallint; -- derived');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table matchmaking.browse_card drop column charity');
}
`,
    ],
  ],
  [`${MATCHMAKING}/infra/browse-list-indexes.sql`]: [["'born_on'", "'charity', "]],
  [`${MATCHMAKING}/infra/rows.ts`]: [['  hijab_preference: number | null;', '  charity: number | null;\n']],
};

/** An email to the reporter of a resolved report, in addition to the outcome. */
export const plantedEmail: PlantedLines = {
  'src/modules/content/emails.ts': [['  reportOutcome: {', '  reportThanks: { setting: null },\n']],
  [`${TEXTS}/en/emails.json`]: [
    [
      '  "reportOutcome": {',
      `  "reportThanks": {
    "heading": "Thank you",
    "body": ["Assalamu alaikum {{name}}."],
    "button": "Read it"
  },
`,
    ],
  ],
  'src/modules/content/reactions/mail-outcomes.ts': [
    [
      "    if (subjectType === 'guardian')",
      "    await identity.notify(tx, reporterId, emails.reportThanks, { path: '/support' });\n",
    ],
  ],
  'src/testing/mail-provocations/content.ts': [
    [
      '  reportOutcome: async',
      `  reportThanks: async (product) => {
    const { brother, sister } = await aMatch(product);
    const report = { subjectType: 'profile', subjectId: brother.profileId, reason: 'untrue' };
    const { body } = await expectOk('Report', sister.browser.post('/api/reports', report));
    const outcome = { outcome: 'acted', reason: 'for a test' };
    await expectOk('Outcome', (await anAdmin(product)).post(\`/api/admin/reports/\${body.id}/resolve\`, outcome));
    return to(sister);
  },
`,
    ],
  ],
};
