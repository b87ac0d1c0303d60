import type { Knex } from 'knex';
import { changeSchema } from '../src/shared-kernel/persistence/column-comments.ts';

export async function up(db: Knex): Promise<void> {
  await changeSchema(
    db,
    `
    alter table identity.account drop constraint account_role_check;
    alter table identity.account
      add constraint account_role_check check (role in ('member', 'moderator', 'staff', 'admin'));
    -- what an account with the role staff may do; no other role has any (R-8.20)
    alter table identity.account add column duties text[] not null default '{}'; -- exported Duty[]
    alter table identity.account
      add constraint account_duties
      check (duties <@ array['cases', 'content', 'money', 'figures'] and (role = 'staff') = (cardinality(duties) > 0));
    `,
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table identity.account drop column duties;
    update identity.account set role = 'member' where role = 'staff';
    alter table identity.account drop constraint account_role_check;
    alter table identity.account
      add constraint account_role_check check (role in ('member', 'moderator', 'admin'));
  `);
}
