import { z } from 'zod';
import { CodeParams } from '../code-params.ts';
import { GapCode } from '../campaigns/gap-codes.ts';

/** What was found of one thing before publishing. The words for each stand in the catalogue. */
export const PublishCheckCode = z.enum([
  ...GapCode.options,
  'trial-ended',
  'plan-used-up',
  'plan-left',
  'plan-unlimited',
  'connected',
  'unconnected',
  'unasked',
  'permitted',
  'permissions-lacking',
  'account-first',
  'account-gone',
  'account-active',
  'account-in-grace',
  'account-disabled',
  'account-unpaid',
  'account-in-review',
  'account-settling',
  'account-closing',
  'account-closed',
  'payable',
  'payment-missing',
  'page-gone',
  'page-may-advertise',
  'page-may-not-advertise',
  'budget-enough',
  'budget-high',
  'end-fine',
  'places-fine',
  'radii-moved',
  'no-category',
  'category-fine',
  'texts-fine',
  'texts-stale',
  'texts-long',
  'pictures-fine',
  'pictures-small',
  'website-fine',
  'form-fine',
  'form-gone',
  'form-inactive',
  'pixel-fine',
  'pixel-gone',
  'pixel-silent',
]);
export type PublishCheckCode = z.infer<typeof PublishCheckCode>;

/** One thing that must be right before Meta says yes. `unknown`: it cannot be known beforehand. */
export const PublishCheck = z.object({
  name: z.enum([
    'plan',
    'connection',
    'permissions',
    'account',
    'payment',
    'page-role',
    'budget',
    'end',
    'places',
    'category',
    'texts',
    'pictures',
    'form',
    'pixel',
    'website',
  ]),
  state: z.enum(['fine', 'warning', 'missing', 'unknown']),
  code: PublishCheckCode,
  params: CodeParams,
  /** What is right or wrong, in words for the person. */
  text: z.string(),
  /** The field of the campaign where it is put right. */
  field: z.string().nullable(),
});
export type PublishCheck = z.infer<typeof PublishCheck>;
