import { inEveryLanguage, type Spoken } from '#server/plumbing/spoken.ts';
import { GatewayError, type Trouble } from '../gateway-error.ts';
import { type PictureTroubleWords, pictureTroubleWords } from './trouble-words.ts';

type Say = (words: PictureTroubleWords) => string;
const told = new WeakMap<GatewayError, Spoken<string>>();

/** Waiting would not help: the address itself is none that can be used. */
export function refused(say: Say): GatewayError {
  return failure('rejected', say);
}

/** It may be there another time. */
export function unavailable(say: Say): GatewayError {
  return failure('unavailable', say);
}

/** Why a picture could not be brought, in every language we speak: the reasons are ours, not the other server's. */
export function reasonOf(error: GatewayError): Spoken<string> {
  return told.get(error) ?? inEveryLanguage(() => error.reason);
}

function failure(trouble: Trouble, say: Say): GatewayError {
  const said = inEveryLanguage((language) => say(pictureTroubleWords[language]));
  const error = new GatewayError({ service: 'Web picture', trouble, reason: said.en });
  told.set(error, said);
  return error;
}
