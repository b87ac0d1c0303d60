import { untilQuiet } from './send-once.ts';
import { codeOf, send } from './send.ts';

const USER_PATH = '/api/user';
const REAUTHENTICATE = '/api/auth/reauthenticate';
const SIGN_IN = '/api/auth/signin';
const SIGN_IN_CODE = '/api/auth/signin/two-factor';

/** What proves that the person before the screen is the one who signed in. */
export interface Proof {
  password: string;
  /** From the authenticator app, where the account has one. */
  code?: string;
}

/**
 * Why a call was refused: something grave wants a fresh sign-in, the session has ended, or another account is signed in
 * by now.
 */
export type Why = 'fresh' | 'ended' | 'other';

/** Asks the person for the proof; whether it was given. A password that is known to be right need not be asked for. */
type ProveIdentity = (why: Why, knownPassword: string | undefined) => Promise<boolean>;

const noProof: ProveIdentity = async () => false;
let handler = noProof;
let running: Promise<boolean> | null = null;

/** Says how the person is asked; the returned function takes it back. */
export function handleProofRequests(proveIdentity: ProveIdentity) {
  handler = proveIdentity;
  return stopHandlingProof;
}

/** Whoever signs out or leaves is not asked to come back. */
export function stopHandlingProof() {
  handler = noProof;
}

/** Makes the session's sign-in a fresh one. Rejects with ApiError. */
export const prove = (proof: Proof) => send('POST', REAUTHENTICATE, proof);

/** Begins a new session of this account in the place of one that ended. Rejects with ApiError. */
export async function renew(email: string, { password, code }: Proof) {
  const { twoFactorRequired } = (await (await send('POST', SIGN_IN, { email, password })).json()) as {
    twoFactorRequired?: true;
  };
  if (twoFactorRequired && !code) throw new CodeMissing();
  if (twoFactorRequired) await send('POST', SIGN_IN_CODE, { code });
}

/** The password was right; the account has a second factor. */
export class CodeMissing extends Error {}

export const wantsCode = (error: unknown) =>
  error instanceof CodeMissing || codeOf(error) === 'identity.two-factor-code';

function why(refusal: unknown): Why | null {
  if (codeOf(refusal) === 'identity.sign-in-again') return 'fresh';
  if (codeOf(refusal) === 'identity.another-account') return 'other';
  return codeOf(refusal) === 'common.unauthenticated' ? 'ended' : null;
}

/** Gets what a refused call wants, once for all calls that want it at the same time; whether it was got. */
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
  // A form that has the password already is not asked for it twice.
  try {
    await prove({ password });
    return true;
  } catch (error) {
    return handler(wanted, wantsCode(error) ? password : undefined);
  }
}

/**
 * A session gets a new name with each proof and each new password: what was under way meanwhile was refused under the
 * old one, perhaps before the new one arrived.
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
