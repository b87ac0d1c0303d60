import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // Whoever refused has no number any more.
  await db.raw(`
    alter table guardianship.guardian alter phone drop not null;
    update guardianship.guardian set phone = null where phone = '';
    alter table guardianship.guardian add constraint phone_sealed check (phone like 's1.%') not valid;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table guardianship.guardian drop constraint phone_sealed;
    update guardianship.guardian set phone = '' where phone is null;
    alter table guardianship.guardian alter phone set not null;
  `);
}
