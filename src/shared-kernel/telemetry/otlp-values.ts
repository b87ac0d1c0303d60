import type { Attributes } from './tracer.ts';

/** Attributes in the form of OTLP's JSON. */
export const keyValues = (attributes: Attributes): object[] =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value },
  }));

/** Milliseconds as OTLP's nanoseconds, which a number of JavaScript cannot contain. */
export const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds * 1000)}000`;
