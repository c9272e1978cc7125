import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { languages } from './contract/people/people.ts';
import { leanStyles } from './web/features/public-pages/lean-styles.ts';
import { publicPages, publicPath } from './web/features/public-pages/public-addresses.ts';

const built = join('build', 'web', 'client');

/** Pages that are written out at build time, in every language. */
const writtenOut = languages.flatMap((language) =>
  [...publicPages, '404' as const].map((page) => publicPath(page, language)),
);

const config: Config = {
  appDirectory: 'web',
  buildDirectory: 'build/web',
  ssr: false,
  prerender: writtenOut,
  // What a page asks for ahead is to come with it, not in a file of its own that is asked for after it.
  splitRouteModules: false,
  async buildEnd({ buildManifest }) {
    for (const path of writtenOut) await makeLean(join(built, path, 'index.html'));
    // From it the server knows which addresses are the app's, and what each is made of; all others lead nowhere.
    const files: Files = JSON.parse(await readFile(join(built, '.vite', 'manifest.json'), 'utf8'));
    const routes = buildManifest?.routes ?? {};
    const addresses = Object.values(routes).flatMap(({ path, file, parentId }) => {
      if (path === undefined || path === '*' || file.endsWith('not-found.tsx')) return [];
      const made = new Set<string>();
      for (let part: string | undefined = file; part;) {
        gather(files, `web/${part}?__react-router-build-client-route`, made);
        const id: string | undefined =
          part === file ? parentId : Object.values(routes).find((it) => it.file === part)?.parentId;
        part = id === undefined ? undefined : routes[id]?.file;
      }
      return [[`/${path}`, [...made]] as const];
    });
    await writeFile('build/web/addresses.json', JSON.stringify(Object.fromEntries(addresses)));
  },
};

export default config;

type Files = Record<string, { file: string; imports?: string[] }>;

/** A file of scripts and all it is made of. */
function gather(files: Files, name: string, into: Set<string>): void {
  const { file, imports = [] } = files[name] ?? {};
  if (!file || into.has(file)) return;
  into.add(file);
  for (const other of imports) gather(files, other, into);
}

/**
 * Public pages are written with React and do without it in the browser: the public script does what is to be done.
 * The styles they use are in them, so that nothing has to be waited for before the first paint.
 */
async function makeLean(file: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  const [head = '', body = ''] = html.split('<body>');
  const leanBody = body.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '');
  const stylesheet = /<link rel="stylesheet" href="([^"]+)"\/>/;
  const css = await readFile(join(built, stylesheet.exec(head)?.[1] ?? ''), 'utf8');
  const leanHead = head
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(stylesheet, () => `<style>${leanStyles(css, leanBody)}</style>`)
    .replace('</head>', '<script type="module" src="/public.js"></script></head>');
  await writeFile(file, `${leanHead}<body>${leanBody}`);
}
