/** Where traces and errors are sent, by OTLP over HTTP. */
export interface Destination {
  traces: string;
  logs: string;
  headers: Record<string, string>;
}

/**
 * Reads TELEMETRY_URL: a collector's base address, with or without user and password, or a DSN of Sentry, which has a
 * public key and the number of a project. Returns null for anything else.
 */
export function destinationOf(setting: string): Destination | null {
  if (!URL.canParse(setting)) return null;
  const url = new URL(setting);
  if (!/^https?:$/.test(url.protocol) || url.search || url.hash) return null;
  const { origin, username, password } = url;
  const path = url.pathname.replace(/\/+$/, '');
  const project = /^(.*)\/(\d+)$/.exec(path);
  if (username && !password) {
    if (!project) return null;
    const base = `${origin}${project[1]}/api/${project[2]}/integration/otlp/v1`;
    return at(base, { 'x-sentry-auth': `sentry sentry_key=${username}` });
  }
  const secret = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const headers: Destination['headers'] = username
    ? { Authorization: `Basic ${Buffer.from(secret).toString('base64')}` }
    : {};
  return at(`${origin}${path}/v1`, headers);
}

const at = (base: string, headers: Destination['headers']): Destination => ({
  traces: `${base}/traces`,
  logs: `${base}/logs`,
  headers,
});
