import path from 'node:path';
import type { Plugin } from 'vite';

const MEMBER_APP = path.resolve(import.meta.dirname, '../src/web-member');
const ENTRY = path.join(MEMBER_APP, 'forms.tsx');
const REPLACEMENTS: Record<string, string> = {
  'react-router-dom': path.join(MEMBER_APP, 'form/router.tsx'),
  '@tanstack/react-query': path.join(MEMBER_APP, 'form/react-query.ts'),
};
const LIVE_EVENTS = path.join(MEMBER_APP, 'lib/live/use-live-events.ts');
const MARK = '?form';
/** The files of the second build: our own except the rules of forms, and the icons, of which each program uses few. */
const OWN = /\/(src\/web-(?:member|shared)\/.*(?<!-rules)\.tsx?|node_modules\/lucide-react\/.*)$/;

/**
 * Builds the parts of form pages a second time, for the small program that hydrates them for visitors. It replaces the
 * router and queries by light versions, and shares all other code with the app.
 */
export const formProgram = (): Plugin => ({
  name: 'form-program',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (importer !== ENTRY && !importer?.endsWith(MARK)) return null;
    const resolve = (id: string) => this.resolve(id, importer.replace(MARK, ''), options);
    const original = await resolve(REPLACEMENTS[source] ?? source);
    const resolved =
      original?.id === LIVE_EVENTS ? await resolve(path.join(MEMBER_APP, 'form/live-events.ts')) : original;
    return resolved && OWN.test(resolved.id) ? { ...resolved, id: resolved.id + MARK } : resolved;
  },
});
