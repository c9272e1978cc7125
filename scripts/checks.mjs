import ensureCatalogue from './catalogue.mjs';
import { checkLockFile } from './lock-file.mjs';
import { checkMessageFiles } from './message-files.mjs';
import { commandOf, pinnedNode, toolEnvironment } from './packages.mjs';
import { runQuietly } from './processes.mjs';
import { checkRooms } from './rooms.mjs';

/** As in vite.config.ts. */
const textOptions =
  '--project ./messages/web.inlang --outdir ./web/paraglide --emit-ts-declarations --strategy globalVariable baseLocale'.split(
    ' ',
  );

/** Prints a line for each check, and under it what was found. Resolves to the names of those that found something. */
export async function runChecks() {
  const writing = [
    tool('route types', commandOf('@react-router/dev', 'react-router'), 'typegen'),
    { name: 'texts of the server', find: () => findingsOf(ensureCatalogue) },
    tool('texts of the pages', commandOf('@inlang/paraglide-js', 'paraglide-js'), 'compile', ...textOptions),
  ];
  const reading = [
    tool('types', commandOf('typescript', 'tsc'), '-b'),
    tool('lint', commandOf('oxlint'), '--type-aware'),
    tool('format', commandOf('oxfmt'), '--list-different', '.'),
    tool('unused code', commandOf('knip')),
    { name: 'lock file', find: checkLockFile },
    { name: 'texts', find: checkMessageFiles },
    { name: 'rooms', find: checkRooms },
  ];
  const troubled = [];
  async function tell(name, finding) {
    const findings = await finding;
    console.log(`${findings.length > 0 ? '✗' : '✓'} ${name}`);
    if (findings.length === 0) return;
    troubled.push(name);
    console.log(findings.map((finding) => `  ${finding.replaceAll('\n', '\n  ')}`).join('\n'));
  }
  for (const { name, find } of writing) await tell(name, find());
  // What these look at stands by now, and each leaves processors idle.
  const found = reading.map(({ name, find }) => ({ name, finding: find() }));
  for (const { name, finding } of found) await tell(name, finding);
  return troubled;
}

async function findingsOf(work) {
  try {
    await work();
    return [];
  } catch (error) {
    return [error.message];
  }
}

function tool(name, ...args) {
  async function find() {
    const { code, output } = await runQuietly(pinnedNode(), args, {
      env: toolEnvironment({ NO_COLOR: '1' }),
    });
    return code === 0 ? [] : [output || `ended with code ${code}`];
  }
  return { name, find };
}
