import { oc } from '@orpc/contract';
import { mayRefuse } from './refusals.ts';

/** A question only somebody who has signed in may ask. */
export const member = oc.errors(mayRefuse('NOT_SIGNED_IN'));
