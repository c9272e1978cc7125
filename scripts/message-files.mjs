import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differencesBetween, miscountsIn } from './message-agreement.mjs';

const folder = 'messages';
/** Each floor compiles the files it says something of; a file may serve both. */
const projects = ['web', 'server'].map((floor) => join(folder, `${floor}.inlang`, 'settings.json'));

/** What is wrong with the texts: unreadable, listed nowhere, said twice, used by nobody, miscounted, or not the same in every language. */
export function checkMessageFiles() {
  const settings = projects.map((project) => JSON.parse(readFileSync(project, 'utf8')));
  const [{ baseLocale, locales }] = settings;
  const patterns = settings.flatMap((floor) => floor['plugin.inlang.messageFormat'].pathPattern);
  const listed = [...new Set(patterns.map((pattern) => pattern.split('/').at(-1)))];
  const languages = Object.fromEntries(locales.map((locale) => [locale, readLanguage(locale, listed)]));
  const base = languages[baseLocale];
  const others = locales.filter((locale) => locale !== baseLocale);
  return [
    ...locales.flatMap((locale) => languages[locale].findings),
    ...unusedIn(base.texts),
    ...locales.flatMap((locale) => miscountsIn(languages[locale].texts, locale)),
    ...others.flatMap((locale) =>
      differencesBetween({ base: base.texts, other: languages[locale].texts, locale }),
    ),
  ];
}

function readLanguage(locale, listed) {
  const texts = new Map();
  const findings = [];
  const present = readdirSync(join(folder, locale)).filter((file) => file.endsWith('.json'));
  for (const file of present.filter((name) => !listed.includes(name))) {
    findings.push(
      `${locale}/${file} is listed in neither ${projects.join(' nor ')}, so its texts are never shown.`,
    );
  }
  for (const file of listed) {
    if (!present.includes(file)) findings.push(`${locale}/${file} is listed and does not exist.`);
    else readTexts({ locale, file, texts, findings });
  }
  return { texts, findings };
}

function readTexts({ locale, file, texts, findings }) {
  const source = readFileSync(join(folder, locale, file), 'utf8');
  let read;
  try {
    read = JSON.parse(source);
  } catch (error) {
    findings.push(`${locale}/${file} is not JSON: ${error.message}`);
    return;
  }
  // JSON keeps the last of two equal keys and says nothing.
  const written = [...source.matchAll(/^\s{0,4}"([^"]+)"\s*:/gm)].map(([, key]) => key);
  for (const key of written.filter((name, place) => name in read && written.indexOf(name) !== place)) {
    findings.push(`${locale}/${file} says ${key} twice.`);
  }
  for (const [key, text] of Object.entries(read)) {
    if (key === '$schema') continue;
    if (texts.has(key)) findings.push(`${locale}: ${key} is said in two files.`);
    if (
      JSON.stringify(text)
        .replaceAll(/[[\]{}"]/g, '')
        .trim() === ''
    )
      findings.push(`${locale}/${file}: ${key} is empty.`);
    texts.set(key, { file, text });
  }
}

function unusedIn(texts) {
  const sources = ['web', 'server'].flatMap(sourcesIn).map((file) => readFileSync(file, 'utf8'));
  // A code is written 'so-and-so' and kept under so_and_so.
  const words = new Set(
    sources.flatMap((source) => source.match(/[\w-]+/g) ?? []).map((word) => word.replaceAll('-', '_')),
  );
  const beginnings = sources.flatMap((source) =>
    [...source.matchAll(/`([\w-]+[_-])\$\{/g)].map(([, start]) => start.replaceAll('-', '_')),
  );
  const isUsed = (key) => words.has(key) || beginnings.some((start) => key.startsWith(start));
  return [...texts].filter(([key]) => !isUsed(key)).map(([key, { file }]) => `${file}: nobody says ${key}.`);
}

function sourcesIn(place) {
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const inside = join(place, entry.name);
    if (entry.isDirectory()) return ['paraglide', 'catalogue'].includes(entry.name) ? [] : sourcesIn(inside);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [inside] : [];
  });
}
