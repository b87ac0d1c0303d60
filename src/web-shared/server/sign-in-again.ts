import { untilQuiet } from './send-once.ts';
import { codeOf, send } from './send.ts';

const USER_PATH = '/api/user';
const REAUTHENTICATE = '/api/auth/reauthenticate';
const SIGN_IN = '/api/auth/signin';
const SIGN_IN_CODE = '/api/auth/signin/two-factor';

/** The proof that the person at the screen owns the account. */
export interface Proof {
  password: string;
  /** From the authenticator app, if the account has a second factor. */
  code?: string;
}

/** Why a request was refused: it needs a fresh sign-in, the session has ended, or another account has signed in. */
export type Why = 'fresh' | 'ended' | 'other';

/** Asks the person for the proof; returns whether it was given. A password known to be right need not be asked for. */
type ProveIdentity = (why: Why, knownPassword: string | undefined) => Promise<boolean>;

const noProof: ProveIdentity = async () => false;
let handler = noProof;
let running: Promise<boolean> | null = null;

export function handleProofRequests(proveIdentity: ProveIdentity) {
  handler = proveIdentity;
  return stopHandlingProof;
}

/** Stops asking, when the person signs out or leaves. */
export function stopHandlingProof() {
  handler = noProof;
}

/**
 * Makes the session's sign-in fresh.
 * @throws ApiError
 */
export const prove = (proof: Proof) => send('POST', REAUTHENTICATE, proof);

/**
 * Starts a new session of this account after an expired one.
 * @throws ApiError, or CodeMissing if the account has a second factor.
 */
export async function renew(email: string, { password, code }: Proof) {
  const { twoFactorRequired } = (await (await send('POST', SIGN_IN, { email, password })).json()) as {
    twoFactorRequired?: true;
  };
  if (twoFactorRequired && !code) throw new CodeMissing();
  if (twoFactorRequired) await send('POST', SIGN_IN_CODE, { code });
}

/** The password was right, but the account also needs a code. */
export class CodeMissing extends Error {}

export const wantsCode = (error: unknown) =>
  error instanceof CodeMissing || codeOf(error) === 'identity.two-factor-code';

function why(refusal: unknown): Why | null {
  if (codeOf(refusal) === 'identity.sign-in-again') return 'fresh';
  if (codeOf(refusal) === 'identity.another-account') return 'other';
  return codeOf(refusal) === 'common.unauthenticated' ? 'ended' : null;
}

/**
 * Obtains the proof that a refused request needs, once for all concurrent requests. Returns whether it was obtained.
 */
export async function signInAgain(refusal: unknown, refusedBody: unknown): Promise<boolean> {
  const wanted = why(refusal);
  if (!wanted) return false;
  running ??= getProof(wanted, passwordIn(refusedBody)).finally(() => {
    running = null;
  });
  return running;
}

async function getProof(wanted: Why, password: string | undefined): Promise<boolean> {
  if (wanted !== 'fresh') return (wanted === 'ended' && (await isSignedIn())) || handler(wanted, undefined);
  if (password === undefined) return handler(wanted, undefined);
  // A form with a password must not ask for it twice.
  try {
    await prove({ password });
    return true;
  } catch (error) {
    return handler(wanted, wantsCode(error) ? password : undefined);
  }
}

/**
 * Returns whether the session is still valid. Each proof and each new password renames the session, so a concurrent
 * request may be refused under the old name.
 */
async function isSignedIn(): Promise<boolean> {
  await untilQuiet();
  try {
    await send('GET', USER_PATH);
    return true;
  } catch {
    return false;
  }
}

function passwordIn(body: unknown): string | undefined {
  const { currentPassword, password } = (body ?? {}) as Record<string, unknown>;
  return [currentPassword, password].find((given): given is string => typeof given === 'string' && given !== '');
}
