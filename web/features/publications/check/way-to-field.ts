/** Leads to where a field of the campaign is changed; undefined where the page has no such place. */
export type WayToField = (field: string) => (() => void) | undefined;
