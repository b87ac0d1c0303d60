import type { z } from 'zod';
import { newId, type EventId } from './values/ids.ts';
import type { Tx } from './unit-of-work.ts';

/** A fact that a module publishes. Payloads carry ids and codes only, never a person's words. */
export interface EventType<Payload extends z.ZodType = z.ZodType> {
  (payload: z.infer<Payload>): DomainEvent;
  readonly type: string;
  readonly payload: Payload;
}

/** A recorded fact before it is saved. */
export interface DomainEvent {
  type: string;
  payload: unknown;
}

/** A saved fact, as subscribers receive it. */
export interface Envelope<Payload = unknown> {
  id: EventId;
  type: string;
  payload: Payload;
  occurredAt: Date;
}

/** Declares a fact by its name on the wire, `<module>.<what-happened>`. */
export function defineEvent<Payload extends z.ZodType>(type: string, payload: Payload): EventType<Payload> {
  const make = (value: z.infer<Payload>): DomainEvent => ({ type, payload: payload.parse(value) });
  return Object.assign(make, { type, payload });
}

export function envelope(event: DomainEvent, at: Date): Envelope {
  return { id: newId<EventId>(at), type: event.type, payload: event.payload, occurredAt: at };
}

type Handler<Payload extends z.ZodType> = (tx: Tx, payload: z.infer<Payload>, event: Envelope) => Promise<void>;

/** Who acts on a fact, and when: in the transaction that records it, or in a job of its own after the commit. */
export interface Subscription {
  event: EventType;
  timing: 'with' | 'after';
  /** Name of the job queue and of the inbox entry; for `with` it only serves the log. */
  name: string;
  handle(tx: Tx, event: Envelope): Promise<void>;
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
  handle: (tx, envelope) => handler(tx, event.payload.parse(envelope.payload) as z.infer<Payload>, envelope),
});

/**
 * Acts within the transaction that records the fact: both hold or neither. For state that rules and gates read. No
 * network.
 */
export const inTransaction = <Payload extends z.ZodType>(
  event: EventType<Payload>,
  name: string,
  handler: Handler<Payload>,
): Subscription => subscription('with', event, name, handler);

/**
 * Acts after the commit, in a job that is delivered at least once and takes effect once (outbox and inbox). For mail
 * and whatever may be late.
 */
export const afterCommit = <Payload extends z.ZodType>(
  event: EventType<Payload>,
  name: string,
  handler: Handler<Payload>,
): Subscription => subscription('after', event, name, handler);

/**
 * An aggregate: anybody may read its state, only its own methods replace it. It records what happened to it, and saving
 * it hands these facts to the transaction.
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

  /** The facts since the last call; for repositories. */
  takeFacts(): DomainEvent[] {
    const facts = this.facts;
    this.facts = [];
    return facts;
  }
}
