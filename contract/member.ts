import { oc } from '@orpc/contract';
import { mayRefuse } from './refusals.ts';

/** A question only somebody who has signed in may ask, or a program with a key of theirs. */
export const member = oc.errors(
  mayRefuse(
    'NOT_SIGNED_IN',
    'NOT_A_MEMBER',
    'NOT_ALLOWED',
    'SECOND_FACTOR_NEEDED',
    'KEY_UNKNOWN',
    'KEY_IS_READ_ONLY',
    'TOO_OFTEN',
  ),
);
