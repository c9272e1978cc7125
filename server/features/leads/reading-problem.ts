import type { Language } from '#contract/people.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { Refusal, sayRefusal } from '#server/plumbing/refusal.ts';
import { inEveryLanguage, type Spoken } from '#server/plumbing/spoken.ts';

interface ReadingWords {
  nothingLost: string;
  ourMistake: string;
  signedOut: string;
  blocked(reason: string): string;
  forbidden(reason: string): string;
  hidden(reason: string): string;
  refused(reason: string): string;
  slowDown: string;
  silent: string;
}

const words: Record<Language, ReadingWords> = {
  en: {
    nothingLost: 'No lead is lost: Facebook keeps them for 90 days.',
    ourMistake: 'Something went wrong on our side. We try again by ourselves in a quarter of an hour.',
    signedOut: 'Facebook asked you to sign in again. Please reconnect your Facebook account.',
    blocked: (reason) =>
      `Facebook has put a stop to this account. Open Facebook to see what it asks of you. Facebook says: ${reason}`,
    forbidden: (reason) =>
      `Your Facebook account may not read these leads. Reconnect and allow everything we ask for, or have a page administrator give Adfjord access to leads. Facebook says: ${reason}`,
    hidden: (reason) => `Facebook does not show this lead form to your account. Facebook says: ${reason}`,
    refused: (reason) => `Facebook said no: ${reason}`,
    slowDown: 'Facebook asks us to slow down. We try again by ourselves in a quarter of an hour.',
    silent: 'Facebook does not answer right now. We try again by ourselves in a quarter of an hour.',
  },
  nb: {
    nothingLost: 'Ingen leads går tapt: Facebook tar vare på dem i 90 dager.',
    ourMistake: 'Noe gikk galt hos oss. Vi prøver igjen av oss selv om et kvarter.',
    signedOut: 'Facebook krever at du logger inn på nytt. Koble til Facebook-kontoen på nytt.',
    blocked: (reason) =>
      `Facebook har stanset denne kontoen. Åpne Facebook for å se hva du må gjøre. Facebook sier: ${reason}`,
    forbidden: (reason) =>
      `Facebook-kontoen din kan ikke lese disse leadene. Koble til på nytt og tillat alt vi ber om, eller be en sideadministrator gi Adfjord tilgang til leads. Facebook sier: ${reason}`,
    hidden: (reason) => `Facebook viser ikke dette skjemaet til kontoen din. Facebook sier: ${reason}`,
    refused: (reason) => `Facebook sa nei: ${reason}`,
    slowDown: 'Facebook ber oss gå saktere. Vi prøver igjen av oss selv om et kvarter.',
    silent: 'Facebook svarer ikke akkurat nå. Vi prøver igjen av oss selv om et kvarter.',
  },
};

/** Why leads could not be read, in plain words. The ones that are here already stay in every case. */
export function readingProblem(error: unknown): Spoken<string> {
  return inEveryLanguage((language) => problemIn(language, error));
}

function problemIn(language: Language, error: unknown): string {
  const told = words[language];
  if (error instanceof Refusal) return `${sayRefusal(error.code, language)} ${told.nothingLost}`;
  if (!(error instanceof GatewayError)) return told.ourMistake;
  switch (error.trouble) {
    case 'unauthorized':
      return `${told.signedOut} ${told.nothingLost}`;
    case 'blocked':
      return told.blocked(error.reason);
    case 'forbidden':
      return told.forbidden(error.reason);
    case 'not-found':
      return told.hidden(error.reason);
    case 'rejected':
      return told.refused(error.reason);
    case 'rate-limited':
      return told.slowDown;
    case 'unavailable':
    case 'unexpected-reply':
    case 'unknown-outcome':
      return told.silent;
  }
}

/** Whether asking again later may help without anybody's doing. */
export function passesByItself({ trouble }: GatewayError): boolean {
  return ['rate-limited', 'unavailable', 'unexpected-reply', 'unknown-outcome'].includes(trouble);
}
