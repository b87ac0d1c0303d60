import type { Knex } from 'knex';

// What was stored before is sealed at the next start, when the keys are at hand; then the constraints hold for every row.
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- the keys that seal personal texts, wrapped by a secret from the settings
    create table kernel.data_key (
      id integer generated always as identity primary key,
      wrapped text not null
    );

    alter table kernel.mail add content text;
    update kernel.mail set content = jsonb_build_object(
      'to', jsonb_build_object('name', to_name, 'address', to_address),
      'subject', subject, 'html', html, 'text', text, 'unsubscribe', unsubscribe)::text;
    alter table kernel.mail
      drop column to_name, drop column to_address, drop column subject, drop column html, drop column text, drop column unsubscribe,
      alter content set not null,
      add constraint content_sealed check (content like 's1.%') not valid;
    create index on kernel.mail (created_at);

    alter table kernel.idempotency
      add id uuid not null default gen_random_uuid() unique,
      add constraint answer_sealed check (answer like 's1.%') not valid;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table kernel.mail;
    create table kernel.mail (
      id uuid primary key,
      to_name text not null,
      to_address text not null,
      subject text not null,
      html text not null,
      text text not null,
      created_at timestamptz not null,
      unsubscribe text
    );
    delete from kernel.idempotency;
    alter table kernel.idempotency drop column id, drop constraint answer_sealed;
    drop table kernel.data_key;
  `);
}
