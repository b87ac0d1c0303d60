import { SHELL_OPERATOR as OPERATOR, type AuditSubjectType, type AuditVerb } from '../contracts/admin/audit-words.ts';
import type { Knex } from 'knex';
import type { Actor } from '../actor.ts';
import { userId } from '../contracts/ids.ts';
import { newId, type UserId } from '../values/ids.ts';
import type { Tx } from '../tx.ts';

export const SHELL_OPERATOR = userId.parse(OPERATOR);

export interface AuditEntry {
  at: Date;
  actor: UserId;
  role: Actor['role'];
  verb: AuditVerb;
  subjectType: AuditSubjectType;
  subjectId: string;
  reason: string;
  requestId: string;
  before?: unknown;
  after?: unknown;
}

/** Records an act of the console in its own transaction. The table accepts inserts only. */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.db('kernel.audit').insert({
    id: newId(entry.at),
    at: entry.at,
    actor: entry.actor,
    role: entry.role,
    verb: entry.verb,
    subject_type: entry.subjectType,
    subject_id: entry.subjectId,
    reason: entry.reason,
    request_id: entry.requestId,
    before: JSON.stringify(entry.before ?? null),
    after: JSON.stringify(entry.after ?? null),
  });
}

/** Fields of a record that changed after a revision, from the audit entries of its changes. */
export async function fieldsChangedSince(
  tx: Tx,
  subject: { type: string; id: string },
  revision: number,
): Promise<string[]> {
  const { rows } = await tx.db.raw<{ rows: { field: string }[] }>(
    `select distinct field from kernel.audit, jsonb_object_keys(after) field
     where subject_type = ? and subject_id = ? and (after->>'revision')::int > ? and field <> 'revision' order by field`,
    [subject.type, subject.id, revision],
  );
  return rows.map(({ field }) => field);
}

/** Notes that the account of these entries was erased, which begins the six years after which they are blanked. */
export async function markAuditSubjectErased(tx: Tx, account: UserId): Promise<void> {
  await tx.db.raw('select kernel.audit_subject_erased(?)', [account]);
}

/** Blanks entries six years after their account is gone, or after themselves without one; the chain stays. */
export async function blankAudit(db: Knex): Promise<void> {
  await db.raw('select kernel.blank_audit()');
}

/** Number and hash of the newest entry: a copy noted elsewhere proves later that the audit was not rewritten. */
export async function auditHead(db: Knex): Promise<{ seq: number; hash: string } | null> {
  const row = await db('kernel.audit_head').first('seq', 'hash');
  return row ? { seq: Number(row.seq), hash: row.hash.toString('hex') } : null;
}

/**
 * Number of the first entry that does not match its predecessors, or is missing at the end, because the table was
 * changed by hand; null if all match.
 */
export async function firstBrokenAudit(db: Knex): Promise<string | null> {
  const { rows } = await db.raw<{ rows: [{ entry: string | null }] }>('select kernel.first_broken_audit() as entry');
  return rows[0].entry;
}
