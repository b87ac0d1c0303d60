import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { nativeError } from './native-error.ts';
import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** So many of several failures are told. */
const REPORTED_ERRORS = 5;
/** Where the product's own code stands. */
const sources = path.resolve(import.meta.dirname, '../..');
const isOurs = (frame = ''): boolean =>
  !frame.includes('node_modules') && [sources, pathToFileURL(sources).href].some((place) => frame.includes(place));

/**
 * JSON lines on standard output, or where `destination` takes them. Callers log ids and codes only, never a person's
 * words, addresses or secrets.
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
 * What others' code says of an error quotes what it was given (the database a value, the mail server an address,
 * JSON.parse the text), and that may be personal: only codes and place are kept. A message is told where our own code
 * threw it.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message, stack = '' } = error;
  const { code, constraint } = nativeError(error);
  const { responseCode, syscall } = error as { responseCode?: number; syscall?: string };
  // The message may itself have lines that look like places.
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
