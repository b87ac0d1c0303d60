import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { asReplacement } from './bin/as-replacement.ts';
import { firstPaintInline } from './src/app/rendering/first-paint.ts';
import { licences } from './bin/licences.ts';
import { packed } from './bin/packed.ts';
import { renderedInDevelopment } from './src/app/rendering/in-development.ts';
import { serviceWorker } from './bin/service-worker.ts';
import { localAddress } from './src/shared-kernel/runtime/local-address.ts';
import { prefixPattern } from './src/shared-kernel/i18n/languages.ts';

const target = localAddress(process.env['HOST'] || '127.0.0.1', process.env['PORT'] || 3000);
/** The application accepts changes from this address, which `bin/dev.ts` tells it. */
const server = { target, changeOrigin: false };
/** Its development server knows its own address with a slash only. */
const staffConsole = {
  target: 'http://127.0.0.1:5174',
  changeOrigin: false,
  rewrite: (address: string) => address.replace(/^\/admin-dashboard(?=\?|$)/, '/admin-dashboard/'),
};

/** Addresses that no page of the app handles, in any language. */
const OF_SERVER = ['/api', '/decide', '/step-down', '/help', '/unsubscribe'];

/** Files that the server makes from the settings of the site. */
const SITE_FILES = ['/manifest.webmanifest', '/site-facts.js', '/mark.svg'];

const source = (name: string) => fileURLToPath(new URL(`src/web-member/${name}`, import.meta.url));

/**
 * Builds the member app for browsers and, with `--ssr`, for the server, which renders its pages. The page inlines what
 * the first paint needs; the content policy allows it by its hash.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: 'src/web-member',
  base: '/',
  plugins: [
    react(),
    ...(isSsrBuild
      ? []
      : [firstPaintInline('src/web-member'), serviceWorker(source('service-worker/worker.ts')), licences(), packed()]),
    renderedInDevelopment(target),
  ],
  resolve: {
    alias: [
      // In browsers, zod must be configured before the first schema is made.
      { find: /^zod$/, replacement: asReplacement(source('zod.ts')) },
    ],
  },
  // One file with all dependencies: in production the server has no packages of the web apps.
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
        // A requested image would delay the first paint.
        assetsInlineLimit: (file) => file.endsWith('/star.svg'),
        modulePreload: { polyfill: false },
        // One small style sheet for the whole app. /layers.css defines the order of its layers.
        cssCodeSplit: false,
        manifest: true,
        rolldownOptions: {
          // Drops unused exports of a folder's index.ts.
          treeshake: {
            moduleSideEffects: [{ test: /(web-member\/(features|lib|ui)|web-shared)\/.*\.tsx?$/, sideEffects: false }],
          },
          output: {
            // Code of nearly all pages is in few files instead of dozens.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  priority: 2,
                  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|lucide-react)\/|preload-helper|\.css$/,
                },
                {
                  name: 'own',
                  priority: 1,
                  test: /\/src\/(web-(member|shared)\/(?!zod|lib\/forms\/use-checked-form)|shared-kernel\/(?!i18n\/catalogue)).*\.tsx?$/,
                  minShareCount: 12,
                },
              ],
            },
          },
        },
      },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: {
      '/admin-dashboard': staffConsole,
      ...Object.fromEntries(
        [
          ...OF_SERVER,
          ...OF_SERVER.map((place) => `^${prefixPattern()}${place}`),
          '^/dev(/|$)',
          '/healthz',
          '/metrics',
          ...SITE_FILES,
        ].map((place) => [place, server]),
      ),
    },
  },
}));
