import type { Knex } from 'knex';

export interface DomainEvent {
  type: string;
  payload: unknown;
}

/**
 * A running transaction: its connection, and the events recorded in it. Passed explicitly to everything that takes
 * part.
 */
export class Tx {
  readonly db: Knex.Transaction;
  private facts: DomainEvent[] = [];

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
}
