import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const server = process.env.ADFJORD_SERVER ?? 'http://127.0.0.1:3000';
const doors = [
  '/rpc',
  '/api',
  '/uploads',
  '/media',
  '/avatars',
  '/facebook',
  '/exports',
  '/contact-form',
  '/healthz',
  '/readyz',
];

export default defineConfig({
  publicDir: 'web/public',
  plugins: [
    tailwindcss(),
    paraglideVitePlugin({
      project: './messages/web.inlang',
      outdir: './web/paraglide',
      strategy: ['globalVariable', 'baseLocale'],
      emitTsDeclarations: true,
    }),
    reactRouter(),
  ],
  server: {
    // What is built, kept or left by tests is no source.
    watch: { ignored: ['**/build/**', '**/data/**', '**/test-results/**'] },
    // Whole words only: /facebook is the server's, /facebook-popup.js is not.
    proxy: Object.fromEntries(
      doors.map((door) => [`^${door}([/?]|$)`, { target: server, changeOrigin: false }]),
    ),
  },
  build: { target: 'es2022', manifest: true },
});
