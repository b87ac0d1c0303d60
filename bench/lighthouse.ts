import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

// Lighthouse has an installation of its own, which `npm run bench:web` makes: nothing else needs its 100 packages.
const installed = createRequire(new URL('lighthouse/package.json', import.meta.url));
const load = async (name: string): Promise<unknown> => import(pathToFileURL(installed.resolve(name)).href);

export interface Audit {
  score: number | null;
  numericValue?: number;
  details?: { items?: object[] };
}

/** The part of a result that the bench reads. */
export interface LighthouseResult {
  lhr: {
    audits: Record<string, Audit>;
    categories: Record<string, { score: number | null }>;
    runtimeError?: { message: string };
  };
  artifacts: { DevtoolsLog: DevtoolsMessage[] };
}
export type DevtoolsMessage =
  | { method: 'Network.responseReceived'; params: Request & { type: string; response: { encodedDataLength: number } } }
  | { method: 'Network.loadingFinished'; params: Request & { encodedDataLength: number } };
interface Request {
  requestId: string;
}

export interface Chrome {
  port: number;
  kill(): void;
}

const { launch } = (await load('chrome-launcher')) as {
  launch(options: { chromePath: string; chromeFlags: string[] }): Promise<Chrome>;
};
const { default: lighthouse } = (await load('lighthouse')) as {
  default(address: string, flags: { port: number; logLevel: string }): Promise<LighthouseResult | undefined>;
};

export { launch, lighthouse };
