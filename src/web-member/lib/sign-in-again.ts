import { ApiError, send } from './send.ts';

const REAUTHENTICATE = '/api/auth/reauthenticate';

/** What proves that the person before the screen is the one who signed in. */
export interface Proof {
  password: string;
  /** From the authenticator app, where the account has one. */
  code?: string;
}

/**
 * Asks the person for the proof, and gives it by `prove`; whether it was given. A password that is known to be right
 * need not be asked for.
 */
type Asking = (knownPassword: string | undefined) => Promise<boolean>;

const nobodyAsks: Asking = async () => false;
let ask = nobodyAsks;
let running: Promise<boolean> | null = null;

/** Says how the person is asked; the returned function takes it back. */
export function askForProofBy(asking: Asking) {
  ask = asking;
  return () => {
    ask = nobodyAsks;
  };
}

/** Makes the session's sign-in a fresh one. Rejects with ApiError. */
export const prove = (proof: Proof) => send('POST', REAUTHENTICATE, proof);

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);
export const wantsFreshSignIn = (error: unknown) => codeOf(error) === 'identity.sign-in-again';
export const wantsCode = (error: unknown) => codeOf(error) === 'identity.two-factor-code';

/** Gets a fresh sign-in, once for all calls that want one at the same time; whether it was got. */
export function signInAgain(refusedBody: unknown): Promise<boolean> {
  running ??= getProof(passwordIn(refusedBody)).finally(() => {
    running = null;
  });
  return running;
}

/** A form that has the password already is not asked for it twice. */
async function getProof(password: string | undefined): Promise<boolean> {
  if (password === undefined) return ask(undefined);
  try {
    await prove({ password });
    return true;
  } catch (error) {
    return ask(wantsCode(error) ? password : undefined);
  }
}

function passwordIn(body: unknown): string | undefined {
  const { currentPassword, password } = (body ?? {}) as Record<string, unknown>;
  return [currentPassword, password].find((given): given is string => typeof given === 'string' && given !== '');
}
