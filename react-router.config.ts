import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { languages } from './contract/people.ts';
import { publicPages, publicPath } from './web/features/public-pages/public-addresses.ts';

/** Pages that are written out at build time, in every language. */
const writtenOut = languages.flatMap((language) =>
  [...publicPages, '404' as const].map((page) => publicPath(page, language)),
);

const config: Config = {
  appDirectory: 'web',
  buildDirectory: 'build/web',
  ssr: false,
  prerender: writtenOut,
  async buildEnd({ buildManifest }) {
    for (const path of writtenOut) await takeReactOut(join('build/web/client', path, 'index.html'));
    // From it the server knows which addresses are the app's, and which lead nowhere.
    const routes = Object.values(buildManifest?.routes ?? {});
    const addresses = routes.flatMap(({ path, file }) =>
      path === undefined || path === '*' || file.endsWith('not-found.tsx') ? [] : [`/${path}`],
    );
    await writeFile('build/web/addresses.json', JSON.stringify([...new Set(addresses)].sort()));
  },
};

export default config;

/** Public pages are written with React and do without it in the browser: the public script does what is to be done. */
async function takeReactOut(file: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  const [head = '', body = ''] = html.split('<body>');
  const publicScript = '<script type="module" src="/public.js"></script>';
  const leanHead = head
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('</head>', `${publicScript}</head>`);
  await writeFile(
    file,
    `${leanHead}<body>${body.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '')}`,
  );
}
