import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino, type DestinationStream, type Logger } from 'pino';
import { currentTrace } from '../telemetry/tracer.ts';
import { nativeError } from './native-error.ts';

export type { Logger };

/** Most errors reported of an aggregate. */
const REPORTED_ERRORS = 5;
const sources = path.resolve(import.meta.dirname, '../..');
const isOurs = (frame = ''): boolean =>
  !frame.includes('node_modules') && [sources, pathToFileURL(sources).href].some((place) => frame.includes(place));

/**
 * JSON lines on standard output, or to `destination`; `report` receives those about errors. Callers log ids and codes
 * only, never a person's words, addresses or secrets.
 */
export const createLogger = (
  level: string,
  destination: DestinationStream = pino.destination(1),
  report?: (line: string) => void,
): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      // Connects the lines of a request, its jobs and its emails.
      mixin: () => ({ ...currentTrace() }),
    },
    report ? reporting(destination, report) : destination,
  );

const ABOUT_ERROR = /^\{"level":[56]0,/;

const reporting = (destination: DestinationStream, report: (line: string) => void): DestinationStream => ({
  write(line) {
    destination.write(line);
    if (ABOUT_ERROR.test(line)) report(line);
  },
});

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
