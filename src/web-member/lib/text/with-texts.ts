import { instances } from './i18n.ts';
import type { Namespace } from './namespaces.d.ts';

/** Loads a part of the app together with its texts. */
export async function withTexts<T>(load: () => Promise<T>, ...namespaces: Namespace[]): Promise<T> {
  const [part] = await Promise.all([load(), ...[...instances.values()].map((texts) => texts.load(namespaces))]);
  const missing = [...instances.values()].flatMap((texts) => namespaces.filter((name) => !texts.has(name)));
  // The same message as when a browser cannot fetch a script.
  if (missing.length > 0) throw new TypeError(`Failed to fetch dynamically imported module: texts ${missing.join()}`);
  return part;
}
