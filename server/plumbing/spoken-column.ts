import { customType } from 'drizzle-orm/pg-core';
import { inEveryLanguage, type Spoken } from './spoken.ts';

/** A text that is kept in every language we speak. A text kept before that reads the same in all of them. */
export const spokenText = customType<{ data: Spoken<string>; driverData: string }>({
  dataType: () => 'text',
  toDriver: (said) => JSON.stringify(said),
  fromDriver: (kept) =>
    kept.startsWith('{"') ? (JSON.parse(kept) as Spoken<string>) : inEveryLanguage(() => kept),
});
