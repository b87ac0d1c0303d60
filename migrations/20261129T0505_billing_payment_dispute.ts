import type { Knex } from 'knex';
import { changeSchema } from '../src/shared-kernel/persistence/column-comments.ts';

export async function up(db: Knex): Promise<void> {
  await changeSchema(
    db,
    `
    -- payments that payers dispute at their banks (R-7.20)
    create table billing.payment_dispute (
      id uuid primary key, -- exported
      payment uuid not null references billing.payment on delete cascade, -- exported
      account_id uuid not null, -- technical UserId
      -- the provider's Dispute
      dispute_id text not null unique, -- technical
      -- what the bank names, such as fraudulent
      reason text not null, -- exported
      amount_pence integer not null check (amount_pence > 0), -- exported Pence
      opened_at timestamptz not null, -- exported
      -- until when the provider takes evidence
      respond_by timestamptz, -- technical
      outcome text check (outcome in ('won', 'lost')), -- exported
      -- what staff decided to do about it
      response text check (response in ('contested', 'accepted')), -- technical
      responded_at timestamptz, -- technical
      constraint payment_dispute_responded check ((response is null) = (responded_at is null))
    );
    create index on billing.payment_dispute (payment);
    create index on billing.payment_dispute (account_id);
    create index payment_dispute_open on billing.payment_dispute (opened_at) where response is null and outcome is null;
    `,
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table billing.payment_dispute');
}
