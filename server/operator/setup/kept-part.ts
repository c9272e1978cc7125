import {
  optionalSettings,
  type SettingName,
  type SetupPart,
  setupParts,
  type SetupValues,
} from '#contract/operator/setup.ts';
import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import { Environment } from '#server/platform/environment.ts';
import type { Kept } from '#server/platform/kept-settings.ts';
import { Refusal } from '#server/platform/refusal.ts';

interface Asked {
  /** The environment, which wins. */
  given: Record<string, string | undefined>;
  kept: Kept;
  part: SetupPart;
  values: SetupValues;
  language: Language;
}

/** What would be kept with these values of one part. Refuses what cannot be used, with words for each field. */
export function withValues({ given, kept, part, values, language }: Asked): Kept {
  const locale = { locale: language };
  const names: readonly SettingName[] = setupParts[part];
  const changed: Kept = { ...kept };
  const fields: { name: string; text: string }[] = (Object.keys(values) as SettingName[])
    .filter((name) => !names.includes(name))
    .map((name) => ({ name, text: m.setup_misfit_part({}, locale) }));
  for (const name of names) {
    const value = values[name];
    if (value === undefined || value === given[name]) continue;
    if (given[name] !== undefined) fields.push({ name, text: m.setup_misfit_environment({ name }, locale) });
    else if (value === '') delete changed[name];
    else if (isFit(name, value)) changed[name] = name === 'PUBLIC_URL' ? new URL(value).origin : value;
    else fields.push({ name, text: misfitOf(name, value, locale) });
  }
  const has = (name: SettingName) => (given[name] ?? changed[name] ?? values[name] ?? '') !== '';
  // Half a key opens nothing.
  if (names.some(has))
    for (const name of names)
      if (!optionalSettings.has(name) && !has(name)) fields.push({ name, text: m.setup_missing({}, locale) });
  if (fields.length > 0) throw new Refusal('SETTINGS_UNFIT', { fields });
  return changed;
}

const protocols: Partial<Record<SettingName, RegExp>> = {
  PUBLIC_URL: /^https?:$/,
  S3_ENDPOINT: /^https?:$/,
  MAIL_URL: /^smtps?:$/,
};

/** What people read or an address is made of may have other letters; the rest goes into headers. */
const texts = new Set<string>([...setupParts.operator, 'MAIL_FROM']);

function isWritable(name: SettingName, value: string): boolean {
  if (texts.has(name)) return !/\p{Cc}/u.test(value);
  return (name in protocols ? /^[^\s\p{Cc}]+$/u : /^[!-~]+$/).test(value);
}

function isFit(name: SettingName, value: string): boolean {
  if (!isWritable(name, value)) return false;
  const protocol = protocols[name];
  const url = protocol && URL.parse(value);
  if (protocol && !(url?.hostname && protocol.test(url.protocol))) return false;
  return Environment.shape[name].safeParse(value).success;
}

function misfitOf(name: SettingName, value: string, locale: { locale: Language }): string {
  if (!isWritable(name, value))
    return texts.has(name) ? m.setup_misfit_lines({}, locale) : m.setup_misfit_letters({}, locale);
  if (name === 'MAIL_URL') return m.setup_misfit_mail({}, locale);
  if (name === 'OPERATOR_EMAIL') return m.setup_misfit_email({}, locale);
  return m.setup_misfit_url({}, locale);
}
