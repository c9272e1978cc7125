import { defineConfig, type RolldownOptions, type RolldownPlugin } from 'rolldown';

/** Packages that find files of their own beside them, or that no machine needs to have. */
const external = [
  /^@electric-sql\/pglite/,
  /^swagger-ui-dist/,
  /^mediainfo\.js/,
  /^pdfkit$/,
  /^pg-native$/,
  /^@redis\/client$/,
];

const checks = [
  'generateRegistrationOptions',
  'verifyRegistrationResponse',
  'generateAuthenticationOptions',
  'verifyAuthenticationResponse',
];

/** In place of what is large and seldom needed: what fetches it when it is first called. */
const standIns = new Map([
  [
    '@simplewebauthn/server',
    checks
      .map(
        (name) =>
          `export const ${name} = async (asked) => (await import('@simplewebauthn/server')).${name}(asked);`,
      )
      .join('\n'),
  ],
  [
    'sharp',
    `import { createRequire } from 'node:module';
    const load = () => createRequire(import.meta.url)('sharp');
    export default new Proxy(() => {}, { apply: (_, __, asked) => load()(...asked), get: (_, name) => load()[name] });`,
  ],
]);
const standsIn = '\0later:';

const later: RolldownPlugin = {
  name: 'later',
  resolveId: (source, importer) =>
    standIns.has(source) && !importer?.startsWith(standsIn) ? standsIn + source : null,
  load: (id) => (id.startsWith(standsIn) ? (standIns.get(id.slice(standsIn.length)) ?? null) : null),
};

/** A raw letter beyond Latin 1 cannot be escaped, so it is put in as a string, which can. */
const rawLetters: RolldownPlugin = {
  name: 'raw-letters',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: /String\.raw`[^`]*[^\0-\xff`]/ },
    handler: (code) => ({
      code: code.replace(/String\.raw`[^`]*`/g, (raw) =>
        raw.replace(/[^\0-\xff]/g, (letter) => `\${'${letter}'}`),
      ),
      map: null,
    }),
  },
};

function bundleOf(room: string, ...others: string[]): RolldownOptions {
  return {
    input: Object.fromEntries(['main', ...others].map((name) => [name, `${room}/${name}.ts`])),
    platform: 'node',
    external,
    plugins: [later, rawLetters],
    output: {
      dir: `build/${room}`,
      cleanDir: true,
      format: 'esm',
      sourcemap: true,
      // One letter beyond Latin 1 would double what a file takes in memory.
      charset: 'ascii',
      // The source stays in memory for as long as the process lives.
      minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
    },
  };
}

/** All that public pages do in the browser, as one small file. */
const publicScript: RolldownOptions = {
  input: { public: 'web/public-script/main.ts' },
  platform: 'browser',
  output: { dir: 'build/public-script', cleanDir: true, format: 'esm', minify: true },
};

/** What an operator runs beside the server, where only what is built lies. */
const commands = ['run-backup', 'doctor', 'verify-log', 'set-subscription'];

export default defineConfig([bundleOf('server', ...commands), bundleOf('sandbox'), publicScript]);
