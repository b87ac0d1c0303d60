import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // Her account goes away: her guardian sees nothing of her, but is her guardian again if she returns.
  await db.raw('alter table guardianship.guardian add ward_departed boolean not null default false');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table guardianship.guardian drop column ward_departed');
}
