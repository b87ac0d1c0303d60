import type { Knex } from 'knex';

/** Indexes by which staff search for payments and cases (ADR 84). */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create index payment_number on billing.payment (number text_pattern_ops);
    create index refund_request_case_number on billing.refund_request (right(id::text, 6));
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop index billing.payment_number;
    drop index billing.refund_request_case_number;
  `);
}
