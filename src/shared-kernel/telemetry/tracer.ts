import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** The kinds of OTLP, by their numbers. */
export const SPAN_KIND = { server: 2, client: 3, consumer: 5 } as const;

export type Attributes = Record<string, string | number>;

/** Ids of a trace and of its part that runs. */
interface TraceContext {
  traceId: string;
  spanId: string;
}

/** Work that has ended. Names and attributes are routes, queues and codes, and never a person's words or addresses. */
export interface Span extends TraceContext {
  parentSpanId: string | null;
  name: string;
  kind: (typeof SPAN_KIND)[keyof typeof SPAN_KIND];
  /** Milliseconds since 1970, of the machine's clock. */
  startedAt: number;
  endedAt: number;
  attributes: Attributes;
  hasFailed: boolean;
}

/** Facts that running work states about itself. */
export type RunningSpan = Pick<Span, 'name' | 'attributes' | 'hasFailed'> & { isExported: boolean };

interface SpanOptions {
  kind: Span['kind'];
  /** A `traceparent`; without it the work belongs to what runs, and with null it begins a trace. */
  parent?: string | null | undefined;
}

const running = new AsyncLocalStorage<TraceContext>();
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const now = (): number => performance.timeOrigin + performance.now();

/** The trace of what runs, for log lines. */
export const currentTrace = (): TraceContext | undefined => running.getStore();

/** The trace of what runs in the form of W3C Trace Context, for a job's data. */
export function currentTraceparent(): string | undefined {
  const current = running.getStore();
  return current && `00-${current.traceId}-${current.spanId}-01`;
}

function parentOf(parent: string | null | undefined): TraceContext | undefined {
  if (parent === undefined) return running.getStore();
  const [, traceId, spanId] = TRACEPARENT.exec(parent ?? '') ?? [];
  return traceId && spanId ? { traceId, spanId } : undefined;
}

/** Measures requests, jobs and emails as parts of one trace; `exported` receives each part at its end. */
export class Tracer {
  private readonly exported: ((span: Span) => void) | undefined;

  constructor(exported?: (span: Span) => void) {
    this.exported = exported;
  }

  async run<T>(name: string, { kind, parent }: SpanOptions, work: (span: RunningSpan) => Promise<T>): Promise<T> {
    const above = parentOf(parent);
    const context = { traceId: above?.traceId ?? id(16), spanId: id(8) };
    const span: RunningSpan = { name, attributes: {}, hasFailed: false, isExported: true };
    const startedAt = now();
    try {
      return await running.run(context, () => work(span));
    } catch (error) {
      span.hasFailed = true;
      throw error;
    } finally {
      const { isExported, ...stated } = span;
      const parentSpanId = above?.spanId ?? null;
      if (isExported) this.exported?.({ ...context, ...stated, parentSpanId, kind, startedAt, endedAt: now() });
    }
  }
}

const id = (bytes: number): string => randomBytes(bytes).toString('hex');
