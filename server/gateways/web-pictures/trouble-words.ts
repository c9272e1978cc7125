import type { Spoken } from '#server/plumbing/spoken.ts';

export interface PictureTroubleWords {
  answersWith(status: number): string;
  tooLarge(megabytes: number): string;
  noWebAddress: string;
  holdsPassword: string;
  noServer(name: string): string;
  privateNetwork: string;
  endless: string;
  tooSlow: string;
  unreachable: string;
}

/** Why a picture on the web cannot be used, in every language we speak. */
export const pictureTroubleWords: Spoken<PictureTroubleWords> = {
  en: {
    answersWith: (status) => `The server there answers with status ${status}.`,
    tooLarge: (megabytes) => `It is larger than ${megabytes} MB.`,
    noWebAddress: 'The address must begin with https:// or http://.',
    holdsPassword: 'The address must not hold a name or a password.',
    noServer: (name) => `There is no server called ${name}.`,
    privateNetwork: 'It lies in a private network. The picture must be on the open internet.',
    endless: 'It leads from one address to another without an end.',
    tooSlow: 'It took too long to arrive.',
    unreachable: 'Nothing answers at this address.',
  },
  nb: {
    answersWith: (status) => `Tjeneren der svarer med status ${status}.`,
    tooLarge: (megabytes) => `Det er større enn ${megabytes} MB.`,
    noWebAddress: 'Adressen må begynne med https:// eller http://.',
    holdsPassword: 'Adressen kan ikke inneholde navn eller passord.',
    noServer: (name) => `Det finnes ingen tjener som heter ${name}.`,
    privateNetwork: 'Det ligger i et privat nettverk. Bildet må ligge på det åpne internettet.',
    endless: 'Adressen fører videre til en annen, og slik uten ende.',
    tooSlow: 'Det tok for lang tid å hente det.',
    unreachable: 'Ingenting svarer på denne adressen.',
  },
};
