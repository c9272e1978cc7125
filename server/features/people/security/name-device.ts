/** What a browser calls itself, in the order in which it has to be looked for: most name others beside themselves. */
const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT)\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Samsung', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
];

const systems: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];

export interface Device {
  browser: string | null;
  system: string | null;
}

/** Which browser on which system, as far as it says so; it may say anything. */
export function nameDevice(userAgent: string | null | undefined): Device {
  const find = (known: [string, RegExp][]) => known.find(([, mark]) => mark.test(userAgent ?? ''))?.[0];
  return { browser: find(browsers) ?? null, system: find(systems) ?? null };
}
