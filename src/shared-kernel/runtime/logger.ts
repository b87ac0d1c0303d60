import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { nativeError } from './native-error.ts';
import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Most errors reported of an aggregate. */
const REPORTED_ERRORS = 5;
const sources = path.resolve(import.meta.dirname, '../..');
const isOurs = (frame = ''): boolean =>
  !frame.includes('node_modules') && [sources, pathToFileURL(sources).href].some((place) => frame.includes(place));

/**
 * JSON lines on standard output, or to `destination`. Callers log ids and codes only, never a person's words, addresses
 * or secrets.
 */
export const createLogger = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    destination,
  );

/**
 * Describes an error by codes and place only: messages of others' code quote values, addresses or texts, which may be
 * personal. A message is logged if our own code threw it.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message, stack = '' } = error;
  const { code, constraint } = nativeError(error);
  const { responseCode, syscall } = error as { responseCode?: number; syscall?: string };
  // The message may itself contain lines that look like stack frames.
  const quoted = stack.indexOf(message);
  const frames = stack
    .slice(quoted === -1 ? 0 : quoted + message.length)
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8);
  const several = error instanceof AggregateError && {
    errors: error.errors.slice(0, REPORTED_ERRORS).map(describeError),
  };
  return { name, code, constraint, responseCode, syscall, ...(isOurs(frames[0]) && { message }), frames, ...several };
}
