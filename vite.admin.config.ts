import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licences } from './bin/licences.ts';
import { packed } from './bin/packed.ts';
import { localAddress } from './src/shared-kernel/runtime/local-address.ts';

const target = localAddress(process.env['HOST'] || '127.0.0.1', process.env['PORT'] || 3000);
const server = { target, changeOrigin: false };

/** Builds the staff's console. Nothing is inlined into its page: the content policy allows only files of the site. */
export default defineConfig({
  root: 'src/web-admin',
  base: '/admin-dashboard/',
  publicDir: false,
  // The member app's server writes to the default folder at the same time.
  cacheDir: '../../node_modules/.vite-console',
  plugins: [react(), licences(), packed()],
  build: {
    outDir: '../../dist/web-admin',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    chunkSizeWarningLimit: 1200,
  },
  server: {
    host: '127.0.0.1',
    port: 5174,
    strictPort: true,
    // The member app's server shows the console at its own address.
    hmr: { host: '127.0.0.1', clientPort: 5174 },
    // The server serves the member app's files, including its sign-in.
    proxy: { '^/(?!admin-dashboard)': server },
  },
});
