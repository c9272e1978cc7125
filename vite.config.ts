import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

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

const reloading = /window\.location\.reload\(\);\s*return new Promise\(\(\) => ?\{\}\);/;

/**
 * React Router loads the whole page anew where the code of the next one cannot be fetched, which ends in the browser's
 * blank page for whoever is offline. Here it tells the nearest ErrorBoundary instead.
 */
const tellMissingCode: Plugin = {
  name: 'tell-missing-code',
  apply: 'build',
  transform(code, id) {
    if (!/[/\\]react-router[/\\].*[/\\]routeModules\.m?js$/.test(id)) return undefined;
    if (!reloading.test(code)) throw new Error(`${id} reads otherwise than it did: look whether it reloads.`);
    return {
      code: code.replace(reloading, 'throw Object.assign(error, { isCodeMissing: true });'),
      map: null,
    };
  },
};

/**
 * Of the contract the browser needs the types, and here and there a list or a limit: checking is the server's. Here every
 * declaration there says that nothing happens but its value, so that those nobody uses fall away, and Zod with them.
 */
const dropUnusedChecks: Plugin = {
  name: 'drop-unused-checks',
  apply: 'build',
  transform(code, id) {
    if (!/[/\\]contract[/\\][^?]*\.ts$/.test(id) || id.includes('node_modules')) return undefined;
    const inits = this.parse(code).body.flatMap((statement) => {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      return declared?.type === 'VariableDeclaration' ? declared.declarations.map(({ init }) => init) : [];
    });
    const parts = inits.filter((init) => init !== null).toSorted((one, other) => other.start - one.start);
    const pure = parts.reduce(
      (text, { start, end }) =>
        `${text.slice(0, start)}/*#__PURE__*/ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
      code,
    );
    return { code: pure, map: null };
  },
};

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
    tellMissingCode,
    dropUnusedChecks,
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
