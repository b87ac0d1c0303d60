import { i18n } from './i18n.ts';
import type { Namespace } from './namespaces.d.ts';

/** Fetches a part of the app together with the texts it shows, so that nothing appears without its words. */
export async function withTexts<T>(load: () => Promise<T>, ...namespaces: Namespace[]): Promise<T> {
  const [part] = await Promise.all([load(), i18n.loadNamespaces(namespaces)]);
  return part;
}
