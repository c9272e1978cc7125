import { defineConfig, type RolldownOptions } from 'rolldown';

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

function bundleOf(room: string, ...others: string[]): RolldownOptions {
  return {
    input: Object.fromEntries(['main', ...others].map((name) => [name, `${room}/${name}.ts`])),
    platform: 'node',
    external,
    output: {
      dir: `build/${room}`,
      cleanDir: true,
      format: 'esm',
      sourcemap: true,
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
