import { keyValues, nanoseconds } from './otlp-values.ts';
import type { Attributes } from './tracer.ts';

const SEVERITY = { severityNumber: 17, severityText: 'ERROR' };

/** Fields of a log line that are sent, with their names at OpenTelemetry. All others stay here, ids of accounts too. */
const SENT: Record<string, string> = {
  path: 'http.route',
  queue: 'mithaq.queue',
  sweep: 'mithaq.sweep',
  failure: 'error.type',
  tries: 'mithaq.tries',
  requestId: 'mithaq.request_id',
};

interface LogLine {
  time: string;
  msg?: string;
  traceId?: string;
  spanId?: string;
  err?: { name?: string; code?: string; constraint?: string; message?: string; frames?: string[] };
}

/** A line of the log about an error as a log record of OTLP. */
export function errorRecord(line: string): object {
  const entry = JSON.parse(line) as LogLine & Record<string, unknown>;
  const { time, msg, traceId, spanId, err } = entry;
  const attributes: Attributes = {};
  for (const [field, name] of Object.entries(SENT)) {
    const value = entry[field];
    if (typeof value === 'string' || typeof value === 'number') attributes[name] = value;
  }
  const described = {
    'exception.type': err?.name,
    'exception.message': err?.message,
    'exception.stacktrace': err?.frames?.join('\n'),
    'error.type': err?.code,
    'db.constraint': err?.constraint,
  };
  for (const [name, value] of Object.entries(described)) if (value !== undefined) attributes[name] = value;
  const at = nanoseconds(Date.parse(time));
  return {
    timeUnixNano: at,
    observedTimeUnixNano: at,
    ...SEVERITY,
    body: { stringValue: [msg, err?.name].filter(Boolean).join(': ') },
    attributes: keyValues(attributes),
    ...(traceId && { traceId, spanId }),
  };
}
