import { z } from 'zod';

/** Meta writes `2026-05-12T10:45:09-0700`, without the colon that the standard asks for. */
export const Moment = z
  .string()
  .transform((text) => new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')))
  .refine((moment) => !Number.isNaN(moment.getTime()), 'not a time');
