import { z } from 'zod';

/** How often something was changed: as far as the database counts. */
export const Version = z.int().min(0).max(2_147_483_647);

/** A moment of our calendar. The year 0 is written in ISO 8601 and stands in no calendar of the database. */
export const Moment = z.iso.datetime().refine((moment) => !moment.startsWith('0000'));

/** A share of a whole, no finer than anybody could see: what is nearly nothing, databases refuse. */
export const Share = z
  .number()
  .min(0)
  .max(1)
  .overwrite((share) => Math.round(share * 1e6) / 1e6);
