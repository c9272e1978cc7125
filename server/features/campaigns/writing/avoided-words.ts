import type { CopyLanguage } from './copy-patterns.ts';

const endings: Record<CopyLanguage, string> = {
  English: "(?:'?s|es|ed|d|ing|er|r|est|st|ly)",
  Norwegian:
    '(?:e|en|et|a|er|ene|s|ens|ets|enes|ers|n|r|ne|t|te|ere|este|est|re|st|ste|(?<=([bdfgklmnprst]))\\1(?:e|en|et|er|ene|ere|este))',
};

/** Those of the words the firm does not want said that stand in a text, as they stand there: in simple inflections, not in compounds. */
export function avoidedIn(text: string, avoided: string[], language: CopyLanguage): string[] {
  return avoided.flatMap((word) => {
    const literal = word
      .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
      .replaceAll(/\s+/g, String.raw`\s+`);
    const pattern = new RegExp(`(?<![\\p{L}\\d])${literal}${endings[language]}?(?![\\p{L}\\d])`, 'iu');
    return pattern.exec(text)?.[0] ?? [];
  });
}
