import {
  secretSettings,
  type SettingName,
  type SetupPart,
  setupParts,
  type SetupState,
} from '#contract/operator/setup.ts';
import type { AppContext } from '#server/app-context.ts';
import { type Kept, readKept } from '#server/platform/kept-settings.ts';
import { Environment } from '#server/platform/environment.ts';
import { type Settings, withKept } from '#server/platform/settings.ts';

/** Of a shorter secret its end would tell too much. */
const longSecret = 16;

/** How the next start will be: what is kept by now may be more than this process began with. As it is now, where the file was spoilt since. */
function nextOf(settings: Settings): Settings {
  try {
    return withKept(
      settings,
      readKept(settings.dataDir, () => settings.secret),
    );
  } catch {
    return settings;
  }
}

export function readSetup({ settings, restart }: AppContext): SetupState {
  const next = nextOf(settings);
  const { kept, publicUrl } = next;
  const parts = Object.entries(setupParts) as [SetupPart, readonly SettingName[]][];
  return {
    parts: parts.map(([part, names]) => ({
      part,
      state: stateOf(part, next),
      settings: names.map((name) => settingOf(settings, kept, name)),
    })),
    addresses: {
      callback: `${publicUrl}/facebook/callback`,
      deauthorize: `${publicUrl}/facebook/deauthorize`,
      dataDeletion: `${publicUrl}/facebook/data-deletion`,
    },
    startsAgain: settings.startsAgain && restart !== undefined,
    nextUrl: publicUrl,
  };
}

function settingOf(settings: Settings, kept: Kept, name: SettingName) {
  const inEnvironment = settings.given[name];
  const value = inEnvironment ?? kept[name] ?? '';
  const from = inEnvironment !== undefined ? 'environment' : value === '' ? 'unset' : 'kept';
  return {
    name,
    from: from as 'environment' | 'kept' | 'unset',
    shown: secretSettings.has(name) ? endOf(value) : value,
    usual: Environment.shape[name].safeParse(undefined).data ?? '',
    waits: inEnvironment === undefined && kept[name] !== settings.kept[name],
  };
}

function endOf(secret: string): string {
  if (secret === '') return '';
  return `…${secret.length < longSecret ? '' : secret.slice(-4)}`;
}

function stateOf(
  part: SetupPart,
  { practice, storage, given, kept }: Settings,
): 'real' | 'practice' | 'unset' {
  if (part in practice) return practice[part as keyof typeof practice] ? 'practice' : 'real';
  if (part === 'storage') return storage.s3 ? 'real' : 'unset';
  return setupParts[part].some((name) => given[name] ?? kept[name]) ? 'real' : 'unset';
}
