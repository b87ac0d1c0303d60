import { containsSealed } from '#kernel/contracts/sealed-form.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // Tests read bodies of many shapes; the contract test checks the shapes.
  // oxlint-disable-next-line no-explicit-any
  body: any;
}

/** Requests with the caller's own password in the body. */
const SIGNS_IN = new Set(['/api/auth/signin', '/api/guardian/claim']);

/**
 * A client of the product with cookies, like a browser. It repeats the sign-in if a request needs a fresh one, as the
 * web app does, and throws if a response contains a sealed text.
 */
export class Visitor {
  readonly site: string;
  /** False in tests of that refusal. */
  signsInAgain = true;
  private password: string | undefined;
  private signingInAgain: Promise<Answer> | null = null;
  private readonly cookies = new Map<string, string>();

  constructor(site: string) {
    this.site = site;
  }

  get = (path: string, headers?: Record<string, string>): Promise<Answer> => this.call('GET', path, undefined, headers);
  post = (path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
    this.call('POST', path, body, headers);
  put = (path: string, body?: unknown): Promise<Answer> => this.call('PUT', path, body);
  patch = (path: string, body?: unknown): Promise<Answer> => this.call('PATCH', path, body);
  delete = (path: string): Promise<Answer> => this.call('DELETE', path);

  async call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
    const answer = await this.exchange(method, path, body, headers);
    if (answer.status < 300 && SIGNS_IN.has(path)) this.password = (body as { password?: string }).password;
    if (answer.body?.code !== 'identity.sign-in-again' || !this.signsInAgain) return answer;
    this.signingInAgain ??= this.send('POST', '/api/auth/reauthenticate', { password: this.password }).finally(() => {
      this.signingInAgain = null;
    });
    await this.signingInAgain;
    return this.exchange(method, path, body, headers);
  }

  /** Repeats a request that failed because another one renewed the session in the meantime. */
  private async exchange(...call: [string, string, unknown?, Record<string, string>?]): Promise<Answer> {
    const before = this.cookieHeader();
    const answer = await this.send(...call);
    if (answer.body?.code !== 'common.unauthenticated') return answer;
    await this.signingInAgain;
    return this.cookieHeader() === before ? answer : this.exchange(...call);
  }

  private async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.site}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        Cookie: this.cookieHeader(),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    this.storeCookies(response);
    const text = await response.text();
    if (containsSealed(text)) throw new Error(`${method} ${path} answered a sealed text`);
    return {
      status: response.status,
      headers: response.headers,
      body: response.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text,
    };
  }

  cookieHeader = (): string => [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  /** Has a session that began elsewhere, given as one header of cookies. */
  signedInBy(cookies: string, password: string): void {
    this.takeCookies(cookies);
    this.password = password;
  }

  /** Adds another visitor's cookies, given as one header. */
  takeCookies(header: string): void {
    for (const pair of header.split('; ')) this.cookies.set(pair.split('=', 1)[0]!, pair.slice(pair.indexOf('=') + 1));
  }

  /** The cookies as a list, for a browser. */
  cookieList = (): { name: string; value: string }[] => [...this.cookies].map(([name, value]) => ({ name, value }));

  private storeCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';');
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      const expired = attributes.some((attribute) => /^\s*expires=Thu, 01 Jan 1970/i.test(attribute));
      if (value === '' || expired) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
