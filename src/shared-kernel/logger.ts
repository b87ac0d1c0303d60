import { nativeError } from './native-error.ts';
import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** JSON lines on standard output, or where `destination` takes them. Callers log ids and codes only, never a person's words, addresses or secrets. */
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

/** Errors of the database quote the offending values, and those may be personal: only code and place are kept. */
function describeError(error: unknown): object {
  const { name, stack } = error as Error;
  const { code, constraint } = nativeError(error);
  const fromDatabase = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
  const frames = stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8);
  return { name, code, constraint, ...(!fromDatabase && { message: (error as Error).message }), frames };
}
