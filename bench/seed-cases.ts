import type { Knex } from 'knex';
import { after, DAY, HOUR, systemClock } from '#kernel/clock.ts';
import { DataKeys } from '#kernel/sealing/data-keys.ts';
import { Seals } from '#kernel/sealing/seals.ts';
import { newId } from '#kernel/values/ids.ts';
import { reportReasons } from '../src/modules/content/contracts/reports.ts';
import { LOCAL_DATA_KEY } from '../src/local/secrets.ts';

const BATCH = 5000;
const DISPUTE_REASONS = ['fraudulent', 'duplicate', 'general'] as const;

/**
 * Writes so many cases of all kinds straight into the tables, most of them closed, and as many payments, emails and
 * audit entries. The entries precede the chain, which is not measured.
 */
export async function seedCases(db: Knex, count: number): Promise<void> {
  const seals = new Seals(await DataKeys.open(db, [LOCAL_DATA_KEY]));
  const accounts: { id: string; created_at: Date }[] = await db('identity.account')
    .whereNotNull('profile_id')
    .orderBy('id')
    .limit(count)
    .select('id', 'created_at');
  const now = systemClock.now();
  for (let first = 0; first < count; first += BATCH)
    await db.transaction(async (trx) => {
      await trx.raw('set local synchronous_commit = off');
      const rows = await Promise.all(
        Array.from({ length: Math.min(BATCH, count - first) }, (_, n) => caseOf(trx, seals, accounts, first + n, now)),
      );
      for (const table of TABLES) {
        const those = rows.flatMap((row) => row[table] ?? []);
        if (those.length > 0) await trx.batchInsert(table, those, 500);
      }
    });
}

const TABLES = [
  'content.report',
  'content.question',
  'content.consultation',
  'billing.payment',
  'billing.refund_request',
  'billing.payment_dispute',
  'kernel.mail_delivery',
  'kernel.audit',
] as const;
type Rows = Partial<Record<(typeof TABLES)[number], object[]>>;

/** The nth case: of ten, five are reports, three tickets, one is a consultation and one about money. */
async function caseOf(
  trx: Knex.Transaction,
  seals: Seals,
  accounts: { id: string; created_at: Date }[],
  n: number,
  now: Date,
): Promise<Rows> {
  const at = after(now, -DAY - n * HOUR * 0.15);
  const [writer, other] = [accounts[n % accounts.length]!.id, accounts[(n * 7 + 1) % accounts.length]!.id];
  const [id, payment] = [newId(at), newId(at)];
  const isOpen = n % 12 === 0;
  const seal = (place: string, text: string) => seals.seal({ db: trx }, place as never, id, text);
  return {
    ...paymentOf(payment, writer, n, at),
    ...(await recordOf()),
    'kernel.mail_delivery': [emailOf(writer, n, at)],
    'kernel.audit': [entryOf(writer, other, n, at)],
  };
  async function recordOf(): Promise<Rows> {
    const kind = n % 10;
    const closed = isOpen ? null : after(at, 5 * HOUR);
    if (kind < 5 && writer !== other)
      return {
        'content.report': [
          {
            id,
            reporter_id: writer,
            reported_id: other,
            subject_type: 'profile',
            subject_id: String(n),
            reason: reportReasons[n % reportReasons.length],
            details: await seal('content.report.details', 'On the third day he wanted money from me.'),
            evidence: await seal('content.report.evidence', JSON.stringify({ id: n })),
            created_at: at,
            resolved_at: closed,
            outcome: closed && 'acted',
          },
        ],
      };
    if (kind < 8)
      return {
        'content.question': [
          {
            id,
            account_id: writer,
            message: await seal('content.question.message', 'How do I change the town of my profile?'),
            answer: closed && (await seal('content.question.answer', 'On the page of your profile.')),
            notify_by_email: true,
            created_at: at,
            answered_at: closed,
            pending_since: isOpen ? at : null,
          },
        ],
      };
    if (kind === 8)
      return {
        'content.consultation': [
          {
            id,
            account_id: writer,
            topic: await seal('content.consultation.topic', 'Marriage after divorce'),
            message: await seal('content.consultation.message', 'May I talk to someone?'),
            answer: closed && (await seal('content.consultation.answer', 'On Monday.')),
            created_at: at,
            answered_at: closed,
          },
        ],
      };
    if (n % 20 === 9)
      return {
        'billing.refund_request': [
          {
            id,
            account_id: writer,
            payment,
            reason: await seal('billing.refund_request.reason', 'I am engaged.'),
            state: isOpen ? 'requested' : 'refused',
            requested_at: at,
            decided_at: closed,
          },
        ],
      };
    return {
      'billing.payment_dispute': [
        {
          id,
          payment,
          account_id: writer,
          dispute_id: `dp_${n}`,
          reason: DISPUTE_REASONS[n % DISPUTE_REASONS.length],
          amount_pence: 1500,
          opened_at: at,
          respond_by: after(at, 9 * DAY),
          response: isOpen ? null : 'contested',
          responded_at: closed,
        },
      ],
    };
  }
}

const paymentOf = (id: string, account: string, n: number, at: Date): Rows => ({
  'billing.payment': [
    {
      id,
      account_id: account,
      subscription: newId(at),
      plan_id: 2,
      invoice_id: `in_${n}`,
      payment_intent_id: `pi_${n}`,
      number: `CROWD${String(n).padStart(7, '0')}-0001`,
      subtotal_pence: 1500,
      amount_pence: 1500,
      is_first: true,
      was_reminded: false,
      is_disputed: n % 20 === 19,
      card: 'Visa 4242',
      paid_at: at,
      period_start: at,
      period_end: after(at, 30 * DAY),
    },
  ],
});

const emailOf = (account: string, n: number, at: Date) => ({
  id: newId(at),
  account_id: account,
  address_hash: `hash ${n}`,
  mail: 'confirmEmail',
  language: 'en',
  state: 'accepted',
  created_at: at,
  ended_at: at,
});

const entryOf = (actor: string, subject: string, n: number, at: Date) => ({
  seq: n - 1_000_000_000,
  id: newId(at),
  at,
  actor,
  role: 'admin',
  verb: n % 3 === 0 ? 'disable' : 'read-profile',
  subject_type: 'user',
  subject_id: subject,
  reason: `A reason of the crowd ${n}`,
  request_id: `crowd-${n}`,
  previous: Buffer.alloc(32),
  hash: Buffer.alloc(32),
});
