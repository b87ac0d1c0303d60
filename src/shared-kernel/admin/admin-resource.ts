import type { Tx } from '../unit-of-work.ts';

/** A record of the console. Its revision grows with each change, so that nobody overwrites what he has not seen. */
export interface Versioned {
  id: string | number;
  revision: number;
}

/** A kind of record that the console edits: the rules by which it changes, and where it is kept. */
export interface AdminResource<R extends Versioned, Fields> {
  /** How the audit calls one of them. */
  readonly subjectType: string;
  /** The fields that admins write; whatever else a record has follows from them. */
  readonly fields: readonly string[];
  /** Locks it. */
  find(tx: Tx, id: R['id']): Promise<R | null>;
  /** Keeps a new one, of the revision 1. */
  add(tx: Tx, fields: Fields, at: Date): Promise<R>;
  /** Keeps the fields that are given, which are others than before; answers the record of the next revision. */
  change(tx: Tx, before: R, fields: Partial<Fields>, at: Date): Promise<R>;
  /** Removes it for good and answers null, or answers what stays of it. */
  remove(tx: Tx, before: R, at: Date): Promise<R | null>;
}

/** Where the records of a kind are kept. */
export interface CrudRepository<R extends Versioned> {
  /** Locks it. */
  find(tx: Tx, id: R['id']): Promise<R | null>;
  add(tx: Tx, record: Omit<R, keyof Versioned>): Promise<R>;
  /** Keeps it as its next revision. */
  save(tx: Tx, record: R): Promise<R>;
  remove(tx: Tx, id: R['id']): Promise<void>;
}
