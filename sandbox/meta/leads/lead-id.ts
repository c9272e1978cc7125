import type { Store } from '#sandbox/memory/store.ts';

/** The numbers of leads are shorter than those of ads: 15 to 17 digits. */
export function newLeadId(store: Store): string {
  return `1${store.newId().slice(3)}`;
}
