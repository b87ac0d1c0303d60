import type { Knex } from 'knex';

export interface DomainEvent {
  type: string;
  payload: unknown;
}

/** Hints other processes that something changed: a channel of NOTIFY, and its payload. */
export interface Hint {
  channel: string;
  payload: string;
}

/**
 * A running transaction: its connection, and the events and hints recorded in it. Passed explicitly to everything that
 * takes part.
 */
export class Tx {
  readonly db: Knex.Transaction;
  private facts: DomainEvent[] = [];
  private hints: Hint[] = [];

  constructor(db: Knex.Transaction) {
    this.db = db;
  }

  record(...events: DomainEvent[]): void {
    this.facts.push(...events);
  }

  takeEvents(): DomainEvent[] {
    const facts = this.facts;
    this.facts = [];
    return facts;
  }

  /** Hints are sent after the commit (ADR 78), and are lost if the process dies before. */
  hint(...hints: Hint[]): void {
    this.hints.push(...hints);
  }

  takeHints(): Hint[] {
    const hints = this.hints;
    this.hints = [];
    return hints;
  }
}
