import { z } from 'zod';
import { ToldProblem } from '../told-problem.ts';

/** One lead on its way, or a test. */
export const LeadDelivery = z.object({
  /** Stays the same however often it is tried, so that the receiver can tell a repetition. */
  id: z.uuid(),
  /** A lead that came, one that has come further, or one that was erased. */
  event: z.enum(['created', 'updated', 'erased']),
  /** Null for a test, and once the lead is erased. */
  leadId: z.uuid().nullable(),
  /** The lead's name, where its form asked for it. */
  leadName: z.string().nullable(),
  status: z.enum(['waiting', 'delivered', 'given-up']),
  tries: z.int(),
  createdAt: z.iso.datetime(),
  lastTriedAt: z.iso.datetime().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
  /** What the receiver answered the last time; null when it did not. */
  lastHttpStatus: z.int().nullable(),
  /** Why the last try failed, in plain words. */
  lastProblem: ToldProblem.nullable(),
});
export type LeadDelivery = z.infer<typeof LeadDelivery>;
