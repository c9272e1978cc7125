import { z } from 'zod';

/** Meta writes `2026-05-12T10:45:09-0700`, without the colon that the standard asks for. */
export const Moment = z
  .string()
  .transform((text) => new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')))
  .refine((moment) => isStorable(moment.getTime()), 'not a time');

/** The beginning of 1970 is Meta's way of saying that something has no end. */
export const EndMoment = Moment.optional().transform((end) => (end && end.getTime() > 0 ? end : null));

/** Outside these years a time is written in a way that a database does not read. */
function isStorable(time: number): boolean {
  return time >= Date.UTC(1900) && time < Date.UTC(10_000);
}
