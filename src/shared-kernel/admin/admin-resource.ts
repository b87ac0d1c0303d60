import type { AuditSubjectType } from '../contracts/admin/audit-words.ts';
import type { Tx } from '../tx.ts';

/** A record of the console. Its revision grows with each change, so that nobody overwrites an unseen change. */
export interface VersionedRecord {
  id: string | number;
  revision: number;
}

/** A kind of record that the console edits: its rules and its repository. */
export interface AdminResource<R extends VersionedRecord, Fields> {
  readonly subjectType: AuditSubjectType;
  /** Fields that admins write; all other fields follow from them. */
  readonly fields: readonly string[];
  /** Locks the record. */
  find(tx: Tx, id: R['id']): Promise<R | null>;
  /** Stores a new record with revision 1. */
  add(tx: Tx, fields: Fields, at: Date): Promise<R>;
  /** Stores the changed fields and returns the record of the next revision. */
  change(tx: Tx, before: R, fields: Partial<Fields>, at: Date): Promise<R>;
  /** Removes the record and returns null, or returns what remains of it. */
  remove(tx: Tx, before: R, at: Date): Promise<R | null>;
}

export interface CrudRepository<R extends VersionedRecord> {
  /** Locks the record. */
  find(tx: Tx, id: R['id']): Promise<R | null>;
  add(tx: Tx, record: Omit<R, keyof VersionedRecord>): Promise<R>;
  /** Saves the record with the next revision. */
  save(tx: Tx, record: R): Promise<R>;
  remove(tx: Tx, id: R['id']): Promise<void>;
}
