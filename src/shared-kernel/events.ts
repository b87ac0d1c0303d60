import type { z } from 'zod';
import { newId, type EventId } from './values/ids.ts';
import type { DomainEvent, Tx } from './tx.ts';

/** An event that a module publishes. Payloads have ids and codes only, never a person's words. */
export interface EventType<Payload extends z.ZodType = z.ZodType> {
  (payload: z.infer<Payload>): DomainEvent;
  readonly type: string;
  readonly payload: Payload;
}

export interface StoredEvent<Payload = unknown> {
  id: EventId;
  type: string;
  payload: Payload;
  occurredAt: Date;
}

/** Declares an event by its name, `<module>.<what-happened>`. */
export function defineEvent<Payload extends z.ZodType>(type: string, payload: Payload): EventType<Payload> {
  const make = (value: z.infer<Payload>): DomainEvent => ({ type, payload: payload.parse(value) });
  return Object.assign(make, { type, payload });
}

export function envelope(event: DomainEvent, at: Date): StoredEvent {
  return { id: newId<EventId>(at), type: event.type, payload: event.payload, occurredAt: at };
}

type Handler<Payload extends z.ZodType> = (
  tx: Tx,
  payload: z.infer<Payload>,
  event: StoredEvent,
) => Promise<void> | void;

/**
 * A subscriber, with its timing: in the transaction that records the event, or in a job of its own after the commit
 * (ADR 2).
 */
export interface Subscription {
  event: EventType;
  timing: 'with' | 'after';
  /** Name of the job queue and of the inbox entry; `inTransaction` subscribers only use it for the log. */
  name: string;
  handle(tx: Tx, event: StoredEvent): Promise<void>;
}

const subscription = <Payload extends z.ZodType>(
  timing: Subscription['timing'],
  event: EventType<Payload>,
  name: string,
  handler: Handler<Payload>,
): Subscription => ({
  event: event as unknown as EventType,
  timing,
  name,
  handle: async (tx, envelope) => handler(tx, event.payload.parse(envelope.payload) as z.infer<Payload>, envelope),
});

/**
 * Subscribes within the event's own transaction: both commit or neither. For state that rules depend on; no network.
 */
export const inTransaction = <Payload extends z.ZodType>(
  event: EventType<Payload>,
  name: string,
  handler: Handler<Payload>,
): Subscription => subscription('with', event, name, handler);

/**
 * Subscribes after the commit, in a job that is delivered at least once and takes effect once (outbox and inbox). For
 * email and whatever may be late.
 */
export const afterCommit = <Payload extends z.ZodType>(
  event: EventType<Payload>,
  name: string,
  handler: Handler<Payload>,
): Subscription => subscription('after', event, name, handler);

/**
 * Base class of aggregates: anybody may read the state, only its own methods replace it. Recorded events are handed to
 * the transaction by saving it.
 */
export abstract class Aggregate<State extends object> {
  private current: State;
  private facts: DomainEvent[] = [];

  protected constructor(state: State) {
    this.current = state;
  }

  get state(): Readonly<State> {
    return this.current;
  }

  protected set state(next: State) {
    this.current = next;
  }

  protected record(...events: DomainEvent[]): void {
    this.facts.push(...events);
  }

  /** Returns the events since the last time; for repositories. */
  takeEvents(): DomainEvent[] {
    const facts = this.facts;
    this.facts = [];
    return facts;
  }
}
