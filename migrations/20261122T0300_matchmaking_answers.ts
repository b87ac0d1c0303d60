import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // What is told of children goes with them, and consent is to a published wording: so it holds for what stands already.
  await db.raw(`
    update matchmaking.profile set stated = stated - 'childrenAges' - 'childrenLivingSituation'
      where stated ->> 'hasChildren' = 'false';
    update matchmaking.profile set consent_version = 'unstated', consented_at = null
      where consent_version not in ('2026-11', 'unstated');
  `);
}

export async function down(): Promise<void> {
  // What was told is not known any more.
}
