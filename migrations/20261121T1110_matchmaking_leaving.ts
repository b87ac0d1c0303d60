import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- whose account goes away, or is gone: nobody sees anything of the profile
    alter table matchmaking.browse_card add departed boolean not null default false;

    alter table matchmaking.profile alter column consented_at drop not null;
    alter table matchmaking.profile add consent_withdrawn_at timestamptz;
    update matchmaking.profile set consented_at = null where consent_version = 'unstated';
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table matchmaking.browse_card drop column departed;
    update matchmaking.profile set consented_at = created_at where consented_at is null;
    alter table matchmaking.profile alter column consented_at set not null;
    alter table matchmaking.profile drop column consent_withdrawn_at;
  `);
}
