import { defineConfig, type RolldownOptions, type RolldownPlugin } from 'rolldown';

/** Packages that find files of their own beside them, or that no machine needs to have. */
const external = [
  /^sharp$/,
  /^@electric-sql\/pglite/,
  /^swagger-ui-dist/,
  /^mediainfo\.js/,
  /^pdfkit$/,
  /^pg-native$/,
  /^@redis\/client$/,
];

const passkeyChecks = '\0passkey-checks';
const checks = [
  'generateRegistrationOptions',
  'verifyRegistrationResponse',
  'generateAuthenticationOptions',
  'verifyAuthenticationResponse',
];

/** What makes and checks passkeys is as large as all else of signing in, and comes with the first of them. */
const passkeysLater: RolldownPlugin = {
  name: 'passkeys-later',
  resolveId: (source, importer) =>
    source === '@simplewebauthn/server' && importer?.includes('@better-auth') ? passkeyChecks : null,
  load: (id) =>
    id === passkeyChecks
      ? checks
          .map(
            (name) =>
              `export const ${name} = async (o) => (await import('@simplewebauthn/server')).${name}(o);`,
          )
          .join('\n')
      : null,
};

function bundleOf(room: string, ...others: string[]): RolldownOptions {
  return {
    input: Object.fromEntries(['main', ...others].map((name) => [name, `${room}/${name}.ts`])),
    platform: 'node',
    external,
    plugins: [passkeysLater],
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
