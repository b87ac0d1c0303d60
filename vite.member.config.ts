import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaintInline } from './bin/first-paint.ts';
import { formProgram } from './bin/form-program.ts';
import { packed } from './bin/packed.ts';
import { renderedInDevelopment } from './bin/rendered-in-development.ts';

const target = `http://${process.env['HOST'] ?? '127.0.0.1'}:${process.env['PORT'] ?? 3000}`;
/** The server refuses changes from another origin than its own, and in development the pages have another port. */
const server = { target, changeOrigin: true, headers: { Origin: target } };

const source = (name: string) => fileURLToPath(new URL(`src/web-member/${name}`, import.meta.url));

/**
 * The member app, for browsers and, with `--ssr`, for the server, which renders its pages. What the first paint needs
 * stands in the page itself; the content policy allows it by its hash.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: 'src/web-member',
  base: '/',
  plugins: [
    react(),
    ...(isSsrBuild ? [] : [formProgram(), firstPaintInline('src/web-member'), packed()]),
    renderedInDevelopment(target),
  ],
  // In browsers zod is set up before its first schema, in whatever file that stands.
  resolve: {
    alias: [{ find: /^zod$/, replacement: source('zod.ts') }],
  },
  // One file with all that it needs: in production the server has no packages of the web apps.
  ...(command === 'build' && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  build: isSsrBuild
    ? {
        ssr: 'server.tsx',
        outDir: '../../dist/web-member-server',
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node24',
        rolldownOptions: { output: { codeSplitting: false } },
      }
    : {
        outDir: '../../dist/web-member',
        emptyOutDir: true,
        // A picture that is fetched would hold up the first paint.
        assetsInlineLimit: (file) => file.endsWith('/star.svg'),
        modulePreload: { polyfill: false },
        // The app's styles are small: one sheet for all of them. /layers.css says in which order its layers stand.
        cssCodeSplit: false,
        manifest: true,
        rolldownOptions: {
          input: [source('index.html'), source('forms.tsx')],
          output: {
            // What nearly every page needs travels in a few files instead of dozens.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  priority: 9,
                  test: /node_modules\/(react|react-dom|scheduler)\//,
                },
                {
                  name: 'vendor',
                  priority: 9,
                  test: /node_modules\/(react-router|react-router-dom|i18next|react-i18next|@tanstack)\//,
                },
                {
                  name: 'ui',
                  priority: 8,
                  test: /web-member\/(lib\/(?!form-errors)|ui\/(button|card|tag|steps|waiting|notice|page|progress-bar|bubble|toast-store|carried-toast))[\w.-]*$|contracts\/live-events/,
                },
                {
                  name: 'contracts',
                  priority: 7,
                  test: /node_modules\/zod\/|web-member\/zod|shared-kernel\/contracts|i18n\/catalogue/,
                },
                {
                  name: 'forms',
                  priority: 6,
                  test: /react-hook-form|@hookform|lib\/form-errors|ui\/(field|text-input|text-area|select|choices)\.tsx$/,
                },
                { name: 'icons', priority: 5, test: /lucide-react/ },
              ],
            },
          },
        },
      },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/dev/', '/decide', '/step-down', '/help', '/unsubscribe', '/healthz'].map((place) => [place, server]),
    ),
  },
}));
