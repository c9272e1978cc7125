import { inEveryLanguage } from '#server/plumbing/spoken.ts';
import { GatewayError, type Trouble } from '../gateway-error.ts';
import { type PictureTroubleWords, pictureTroubleWords } from './trouble-words.ts';

type Say = (words: PictureTroubleWords) => string;

/** Waiting would not help: the address itself is none that can be used. */
export function refused(say: Say): GatewayError {
  return failure('rejected', say);
}

/** It may be there another time. */
export function unavailable(say: Say): GatewayError {
  return failure('unavailable', say);
}

/** The reasons are ours, not the other server's. */
function failure(trouble: Trouble, say: Say): GatewayError {
  const reason = inEveryLanguage((language) => say(pictureTroubleWords[language]));
  return new GatewayError({ service: 'Web picture', trouble, reason });
}
