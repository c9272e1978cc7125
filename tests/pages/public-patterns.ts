const names = ['about', 'use-cases', 'customers', 'plans', 'support', 'contact', 'privacy', 'terms', '404'];

/** Every page that is written out at build time, in both languages. */
export const publicPatterns: readonly string[] = [
  '/',
  ...names.map((name) => `/${name}`),
  '/nb',
  ...names.map((name) => `/nb/${name}`),
];
