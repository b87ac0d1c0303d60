import { errorRecord } from './error-record.ts';
import { keyValues, nanoseconds } from './otlp-values.ts';
import type { Destination } from './destination.ts';
import type { Attributes, Span } from './tracer.ts';

/** How often what has gathered is sent, in milliseconds. */
const INTERVAL = 5000;
/** Most parts or errors sent at a time … */
const BATCH = 512;
/** … and stored while the collector does not answer; the rest is dropped. */
const STORED = 4096;
/** How long a collector may take, in milliseconds. */
const PATIENCE = 5000;
/** OTLP's number of a failed status. */
const FAILED = { code: 2 };

interface Parts {
  destination: Destination;
  /** Facts about the process: service, version, role. */
  resource: Attributes;
  /** Milliseconds; INTERVAL by default. */
  interval?: number;
  /** Receives the number of parts and errors that were not sent. */
  dropped?(count: number): void;
}

/** Sends traces and errors to a collector by OTLP/HTTP with JSON, in batches; work never waits for it. */
export class OtlpExporter {
  private readonly parts: Parts;
  private readonly timer: NodeJS.Timeout;
  private spans: Span[] = [];
  private errors: object[] = [];

  constructor(parts: Parts) {
    this.parts = parts;
    this.timer = setInterval(() => void this.flush(), parts.interval ?? INTERVAL).unref();
  }

  readonly addSpan = (span: Span): void => this.add(this.spans, span);

  /** Adds a line of the log, which describes an error without personal text. */
  readonly addError = (line: string): void => this.add(this.errors, errorRecord(line));

  /** Sends everything that has gathered; what the collector does not take is dropped and counted. */
  async flush(): Promise<void> {
    const { traces, logs } = this.parts.destination;
    const [spans, errors] = [this.spans, this.errors];
    this.spans = [];
    this.errors = [];
    const resource = { attributes: keyValues(this.parts.resource) };
    const scope = { name: 'mithaq' };
    for (const batch of inBatches(spans))
      await this.post(traces, batch.length, {
        resourceSpans: [{ resource, scopeSpans: [{ scope, spans: batch.map(spanRecord) }] }],
      });
    for (const logRecords of inBatches(errors))
      await this.post(logs, logRecords.length, { resourceLogs: [{ resource, scopeLogs: [{ scope, logRecords }] }] });
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  private add<T>(list: T[], item: T): void {
    if (list.length < STORED) list.push(item);
    else this.parts.dropped?.(1);
  }

  private async post(address: string, count: number, body: object): Promise<void> {
    const { destination, dropped } = this.parts;
    const isTaken = await fetch(address, {
      method: 'POST',
      headers: { ...destination.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    })
      .then(async (response) => {
        await response.arrayBuffer();
        return response.ok;
      })
      .catch(() => false);
    if (!isTaken) dropped?.(count);
  }
}

const spanRecord = ({
  traceId,
  spanId,
  parentSpanId,
  name,
  kind,
  startedAt,
  endedAt,
  attributes,
  hasFailed,
}: Span) => ({
  traceId,
  spanId,
  ...(parentSpanId && { parentSpanId }),
  name,
  kind,
  startTimeUnixNano: nanoseconds(startedAt),
  endTimeUnixNano: nanoseconds(endedAt),
  attributes: keyValues(attributes),
  ...(hasFailed && { status: FAILED }),
});

function* inBatches<T>(all: T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += BATCH) yield all.slice(from, from + BATCH);
}
