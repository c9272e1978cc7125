import { existsSync, readFileSync } from 'node:fs';
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
  '/approval-pictures',
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
    if (!isContract(id)) return undefined;
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

const isContract = (id: string) => /[/\\]contract[/\\][^?]*\.ts$/.test(id) && !id.includes('node_modules');

/** Pages that are opened most, in whose favour files are cut. What stands round them comes with each. */
const cutFor: [part: string, page: RegExp][] = [
  ['frame', /[/\\]web[/\\]root\.tsx|entry\.client\.tsx/],
  ['shell', /routes[/\\](signed-in|inside)\.tsx/],
  ['sign-in', /routes[/\\]auth\.tsx/],
  ['dashboard', /routes[/\\]dashboard[/\\]dashboard\.tsx/],
  ['live', /routes[/\\]live[/\\]meta-ads\.tsx/],
  ['builder', /routes[/\\]campaign[/\\]new-campaign\.tsx/],
  // What these pages fetch later and share with others.
  ['sample', /routes[/\\]dashboard[/\\]sample-ad\.tsx/],
  ['dialogs', /routes[/\\]live[/\\]live-dialog\.tsx/],
  ['told', /operations[/\\]run-operation\.ts/],
  ['rest', /routes[/\\]campaign[/\\](builder-rest|campaign)\.tsx/],
  // Pages that share much with one of these, and little with others.
  ['detail', /routes[/\\](live[/\\]meta-campaign|campaign[/\\]campaign-details)\.tsx/],
  ['profile', /routes[/\\]profile\.tsx/],
];
const fileOf = new Map([['\0vite/preload-helper.js', 'frame']]);

/**
 * Puts what the same pages need into one file, so that a page is a handful of requests instead of a hundred, and none of
 * them brings what it does not need. What is fetched later, on a click or when it is seen, stays by itself.
 */
const cutIntoFewFiles: Plugin = {
  name: 'cut-into-few-files',
  apply: 'build',
  buildEnd() {
    const needed = new Map<string, Set<string>>();
    const need = (id: string, part: string) => {
      const parts = needed.get(id) ?? new Set();
      if (parts.has(part)) return;
      needed.set(id, parts.add(part));
      for (const next of this.getModuleInfo(id)?.importedIds ?? [])
        // What the contract checks with falls away.
        if (!isContract(id) || isContract(next)) need(next, part);
    };
    const own = new Set<string>();
    for (const id of this.getModuleIds()) {
      const { isEntry, dynamicImporters = [] } = this.getModuleInfo(id) ?? {};
      if (!isEntry && dynamicImporters.length === 0) continue;
      own.add(id).add(id.replace(/\?.*/, ''));
      const [part = 'later'] = cutFor.find(([, page]) => page.test(id)) ?? [];
      need(id, part);
    }
    for (const [id, parts] of needed) {
      const pages = files.find((needing) => needing.split(' ').every((page) => parts.has(page)));
      if (pages && parts.size > 1 && !own.has(id) && !id.endsWith('.css')) fileOf.set(id, nameOf(pages));
    }
  },
};

/** Each stands for a file of what all these pages need; the first that fits. With a module goes what it imports. */
const files =
  'frame|sign-in shell|sign-in dashboard|sign-in live|sign-in builder|shell|sign-in|sample|dashboard builder|dashboard live|live builder|live told|live rest|dashboard|dialogs builder|dialogs rest|live|builder|detail profile|detail rest'.split(
    '|',
  );
const nameOf = (pages: string) => pages.replace(/sign-in .*/, 'base').replace(' ', '-');
const groups = [
  { name: 'checks', test: /[/\\]node_modules[/\\]zod[/\\]/, priority: 99 },
  ...[...new Set(files.map(nameOf))].map((name, place) => ({
    name,
    test: (id: string) => fileOf.get(id) === name,
    priority: files.length - place,
  })),
];

/** Each word as nothing but its text in both languages: what a build for more of them needs is left away. */
const writeWordsShort: Plugin = {
  name: 'write-words-short',
  apply: 'build',
  transform(code, id) {
    const [, name] = /[/\\]paraglide[/\\]messages[/\\](\w+)\.js$/.exec(id) ?? [];
    const [en, nb, ...more] = [...code.matchAll(/=> \{\s*return [^(`]*\((`.*`)\)\s*\};/g)].map(
      ([, text]) => text,
    );
    // Texts that depend on a number stay as they are.
    if (!en || !nb || more.length > 0 || code.includes('registry')) return undefined;
    return {
      code: `import { getLocale } from '../runtime.js';\nexport const ${name} = (i, o) => ((o?.locale ?? getLocale()) === 'nb' ? ${nb} : ${en});`,
      map: null,
    };
  },
};

const nameOfIcon = new Map(
  [
    ...readFileSync('node_modules/lucide-react/dist/esm/lucide-react.mjs', 'utf8').matchAll(
      /export \{([^}]*)\} from '([^']*)'/g,
    ),
  ].flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file.slice(2)] as const),
  ),
);

/** Where each part of TanStack Query stands. */
const fileOfQuery = new Map(
  ['query-core', 'react-query'].flatMap((name) => {
    const folder = `${import.meta.dirname}/node_modules/@tanstack/${name}/build/modern`.replaceAll('\\', '/');
    return [
      ...readFileSync(`${folder}/index.js`, 'utf8').matchAll(/import \{([^}]*)\} from ["']\.(.*)["']/g),
    ].flatMap(([, names = '', file = '']) =>
      names.split(',').map((part) => [part.trim(), `${folder}${file}`] as const),
    );
  }),
);
const importsQuery = /[/\\]node_modules[/\\]@(tanstack[/\\]react-query|orpc[/\\]tanstack-query)[/\\]/;

/** Names each word, icon, component and part of TanStack Query at its own place: what a page imports is then what it needs. */
const importSingleParts: Plugin = {
  name: 'import-single-parts',
  apply: 'build',
  transform(code, id) {
    const isOurs = /[/\\]web[/\\][^?]*\.tsx?(\?|$)/.test(id) && !id.includes('node_modules');
    if (!isOurs && !importsQuery.test(id)) return undefined;
    const words = [...new Set([...code.matchAll(/\bm\.(\w+)/g)].map(([, word = '']) => word))];
    const single = code
      .replace(/import \{ m \} from ["']#web\/paraglide\/messages\.js["'];?/, () =>
        words
          .map((word) => `import { ${word} as m_${word} } from '#web/paraglide/messages/${word}.js';`)
          .join(''),
      )
      .replace(/import \{([^}]*)\} from ["']lucide-react["'];?/, (_, names: string) =>
        eachName(names, (name, as) => `import ${as} from 'lucide-react/dist/esm/${nameOfIcon.get(name)}';`),
      )
      .replace(/import \{([^}]*)\} from ["']radix-ui["'];?/, (_, names: string) =>
        eachName(
          names,
          (name, as) =>
            `import * as ${as} from '@radix-ui/react-${name.replace(/\B[A-Z]/g, '-$&').toLowerCase()}';`,
        ),
      )
      .replace(
        /import \{([^}]*)\} from ["']@tanstack\/(?:react-query|query-core)["'];?/g,
        (_, names: string) =>
          eachName(names, (name, as) => `import { ${name} as ${as} } from '${fileOfQuery.get(name)}';`),
      );
    if (single === code) return undefined;
    return {
      code: single.includes('/paraglide/messages.js') ? single : single.replace(/\bm\.(\w+)/g, 'm_$1'),
      map: null,
    };
  },
};

function eachName(names: string, write: (name: string, as: string) => string): string {
  return names
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/))
    .filter(([name]) => name)
    .map(([name = '', as = name]) => write(name, as))
    .join('');
}

export default defineConfig({
  publicDir: 'web/public',
  plugins: [
    tailwindcss(),
    paraglideVitePlugin({
      project: './messages/web.inlang',
      outdir: './web/paraglide',
      strategy: ['globalVariable', 'baseLocale'],
      // As in scripts/catalogue.mjs.
      emitTsDeclarations: existsSync('node_modules/typescript'),
    }),
    reactRouter(),
    tellMissingCode,
    dropUnusedChecks,
    writeWordsShort,
    importSingleParts,
    cutIntoFewFiles,
  ],
  server: {
    // What is built, kept or left by tests is no source.
    watch: { ignored: ['**/build/**', '**/data/**', '**/test-results/**'] },
    // Whole words only: /facebook is the server's, /facebook-popup.js is not.
    proxy: Object.fromEntries(
      doors.map((door) => [`^${door}([/?]|$)`, { target: server, changeOrigin: false }]),
    ),
  },
  build: {
    target: 'es2022',
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
