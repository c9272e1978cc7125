/** Whoever runs an installation has no account whose language we could ask. */
export const operators = { locale: 'en' } as const;
