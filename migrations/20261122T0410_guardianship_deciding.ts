import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table guardianship.guardian
      -- the account that acts as this guardian is not disabled
      add account_active boolean not null default true,
      -- names the newest invitation in links; the code's tries are its own
      add invitation_id uuid unique,
      add conflict_told_at timestamptz,
      add replaced_at timestamptz,
      add mailbox text not null generated always as (
        replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(email), '@', 2)
      ) stored,
      -- his ward can be reached: neither leaving nor disabled
      add ward_present boolean not null default true;
    alter table guardianship.guardian
      add acting boolean not null generated always as (state = 'verified' and account_active) stored;
    update guardianship.guardian set invitation_id = id, ward_present = not ward_departed;
    alter table guardianship.guardian drop column ward_departed, drop column item_mailed_at;
    create index on guardianship.guardian (mailbox) where state = 'verified';

    -- why nobody can decide it at present; empty where its guardian can
    alter table guardianship.approval add held text[] not null default '{}'
      check (held <@ array['guardian-change', 'guardian-conflict', 'disabled']);
    update guardianship.approval a set held = array['guardian-change']
      where status = 'pending' and not exists (select from guardianship.guardian g where g.id = a.guardian_id and g.acting);

    -- when somebody was last written to
    create index on guardianship.approval (guardian_id, mailed_at);

    -- a link is one guardian's: it opens nothing once the item is put to another
    alter table guardianship.decision_link add guardian_id uuid;
    update guardianship.decision_link l set guardian_id = a.guardian_id from guardianship.approval a where a.id = l.approval_id;
    alter table guardianship.decision_link alter guardian_id set not null;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table guardianship.decision_link drop column guardian_id;
    drop index guardianship.approval_guardian_id_mailed_at_idx;
    alter table guardianship.approval drop column held;
    alter table guardianship.guardian
      add ward_departed boolean not null default false,
      add item_mailed_at timestamptz;
    update guardianship.guardian set ward_departed = not ward_present;
    alter table guardianship.guardian
      drop column acting, drop column ward_present, drop column mailbox, drop column conflict_told_at, drop column replaced_at,
      drop column invitation_id, drop column account_active;
  `);
}
