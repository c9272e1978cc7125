import type { Language } from '#contract/people.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';

interface EnhancementWords {
  locked: string;
  refused(reason: string): string;
  busy: string;
  silent: string;
}

const words: Record<Language, EnhancementWords> = {
  en: {
    locked:
      'The picture studio does not let us in. Your picture is as it was. Please tell whoever runs this installation.',
    refused: (reason) =>
      `The picture studio said: “${reason}” Your picture is as it was. Try again, or use the original.`,
    busy: 'The picture studio has too much to do right now. Your picture is as it was. Please try again in a few minutes.',
    silent: 'The picture studio did not answer as it should. Your picture is as it was. Please try again.',
  },
  nb: {
    locked:
      'Bildetjenesten slipper oss ikke inn. Bildet ditt er som før. Si fra til dem som driver denne installasjonen.',
    refused: (reason) =>
      `Bildetjenesten svarte: «${reason}» Bildet ditt er som før. Prøv igjen, eller bruk originalen.`,
    busy: 'Bildetjenesten har for mye å gjøre akkurat nå. Bildet ditt er som før. Prøv igjen om noen minutter.',
    silent: 'Bildetjenesten svarte ikke som den skulle. Bildet ditt er som før. Prøv igjen.',
  },
};

/** Why an enhancement failed, in words the person can act on. */
export function enhancementProblem(error: unknown, language: Language): string {
  const { locked, refused, busy, silent } = words[language];
  const { trouble, reason } = error instanceof GatewayError ? error : { trouble: 'unavailable', reason: '' };
  switch (trouble) {
    case 'unauthorized':
    case 'forbidden':
    case 'blocked':
      return locked;
    case 'rejected':
      return refused(reason);
    case 'rate-limited':
      return busy;
    default:
      return silent;
  }
}
