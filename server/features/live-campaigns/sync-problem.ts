import type { Language } from '#contract/people.ts';
import type { GatewayError } from '#server/gateways/gateway-error.ts';
import { inEveryLanguage, type Spoken } from '#server/plumbing/spoken.ts';

interface SyncWords {
  signedOut: string;
  blocked(reason: string): string;
  forbidden(reason: string): string;
  slowDown(minutes: number | undefined): string;
  silent: string;
  refused(reason: string): string;
  ourMistake: string;
}

const words: Record<Language, SyncWords> = {
  en: {
    signedOut: 'Facebook asked you to sign in again. Please reconnect your Facebook account.',
    blocked: (reason) =>
      `Facebook has put a stop to this account. Open Facebook to see what it asks of you. Facebook says: ${reason}`,
    forbidden: (reason) =>
      `Your Facebook account may not read this ad account. Reconnect and allow everything we ask for. Facebook says: ${reason}`,
    slowDown: (minutes) =>
      `Facebook asks us to slow down${minutes ? ` for about ${minutes} minute${minutes === 1 ? '' : 's'}` : ''}. We go on by ourselves after that.`,
    silent: 'Facebook does not answer right now. We try again by ourselves in a quarter of an hour.',
    refused: (reason) => `Facebook said no: ${reason}`,
    ourMistake: 'Something went wrong on our side. We try again by ourselves in a quarter of an hour.',
  },
  nb: {
    signedOut: 'Facebook krever at du logger inn på nytt. Koble til Facebook-kontoen på nytt.',
    blocked: (reason) =>
      `Facebook har stanset denne kontoen. Åpne Facebook for å se hva du må gjøre. Facebook sier: ${reason}`,
    forbidden: (reason) =>
      `Facebook-kontoen din kan ikke lese denne annonsekontoen. Koble til på nytt, og tillat alt vi ber om. Facebook sier: ${reason}`,
    slowDown: (minutes) =>
      `Facebook ber oss gå saktere${minutes ? ` i omtrent ${minutes} minutt${minutes === 1 ? '' : 'er'}` : ''}. Vi fortsetter av oss selv etter det.`,
    silent: 'Facebook svarer ikke akkurat nå. Vi prøver igjen av oss selv om et kvarter.',
    refused: (reason) => `Facebook sa nei: ${reason}`,
    ourMistake: 'Noe gikk galt hos oss. Vi prøver igjen av oss selv om et kvarter.',
  },
};

/** What a failed sync means for the person who reads it. The old figures stay in every case. */
export function problemOf({ trouble, reason, waitMs }: GatewayError): Spoken<string> {
  const tell = (say: (told: SyncWords) => string) => inEveryLanguage((language) => say(words[language]));
  switch (trouble) {
    case 'unauthorized':
      return tell(({ signedOut }) => signedOut);
    case 'blocked':
      return tell((told) => told.blocked(reason));
    case 'forbidden':
      return tell((told) => told.forbidden(reason));
    case 'rate-limited':
      return tell((told) => told.slowDown(waitMs && Math.max(1, Math.ceil(waitMs / 60_000))));
    case 'unavailable':
    case 'unexpected-reply':
    case 'unknown-outcome':
      return tell(({ silent }) => silent);
    case 'rejected':
    case 'not-found':
      return tell((told) => told.refused(reason));
  }
}

export const ourMistake: Spoken<string> = inEveryLanguage((language) => words[language].ourMistake);
