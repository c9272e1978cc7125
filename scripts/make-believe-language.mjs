import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accented } from './accented.mjs';
import { commandOf, pinnedNode, root, toolEnvironment } from './packages.mjs';
import { run, runQuietly } from './processes.mjs';

const rooms = ['messages', 'contract', 'server', 'sandbox', 'web', 'tests', 'scripts'];
const generated = /(^|\/)(web\/paraglide|server\/catalogue)$/;
/** The make-believe language stands in the place of this one: whatever is not passed on falls back to English, and shows. */
const place = 'nb';

/**
 * Builds a product beside this one in which a language is made believe, English with a mark on every letter, and walks
 * through it. Nothing of it is ever shipped. Resolves to the code the walk ended with.
 */
export async function walkInMakeBelieve(args, env) {
  const folder = copyHouse();
  try {
    for (const file of readdirSync(join(folder, 'messages', 'en'))) {
      const texts = JSON.parse(readFileSync(join(folder, 'messages', 'en', file), 'utf8'));
      writeFileSync(join(folder, 'messages', place, file), JSON.stringify(translate(texts)));
    }
    const build =
      "import('./scripts/build.mjs').then((it) => it.ensureBuilt()).then((ok) => process.exit(ok ? 0 : 1))";
    const { code, output } = await runQuietly(pinnedNode(), ['-e', build], {
      cwd: folder,
      env: toolEnvironment(),
    });
    if (code !== 0) {
      console.error(output);
      return code;
    }
    const journeys = [commandOf('@playwright/test', 'playwright'), 'test', '--project=make-believe', ...args];
    return await run(pinnedNode(), journeys, {
      cwd: folder,
      env: { ...toolEnvironment(env), ADFJORD_MAKE_BELIEVE: '1' },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function copyHouse() {
  const folder = mkdtempSync(join(tmpdir(), 'adfjord-make-believe-'));
  for (const room of rooms)
    cpSync(join(root, room), join(folder, room), {
      recursive: true,
      filter: (file) => !generated.test(file.replaceAll('\\', '/')),
    });
  for (const { name } of readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile()))
    cpSync(join(root, name), join(folder, name));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Every text of a file; of one with several forms, only what is said in each. */
function translate(texts) {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, key === '$schema' ? text : translateText(text)]),
  );
}

function translateText(text) {
  if (typeof text === 'string') return accented(text);
  return text.map((forms) => ({
    ...forms,
    match: Object.fromEntries(Object.entries(forms.match).map(([when, said]) => [when, accented(said)])),
  }));
}
