import type { Language } from '#contract/people.ts';
import type { Words } from '#server/letter.ts';

/** Names are only written to addresses that have been proven: anybody can type a name, and a stranger's address. */
interface LetterWords {
  confirmation: Words;
  reset(name: string): Words;
  knownAddress(name: string): Words;
  movePresent(name: string, newEmail: string): Words;
  moveNew(): Words;
  moved(name: string, newEmail: string): Words;
  passwordChanged(name: string, keys: string[]): Words;
}

const english: LetterWords = {
  confirmation: {
    subject: 'Confirm your address',
    heading: 'Welcome to Adfjord',
    paragraphs: [
      'Confirm that this is your address, and you can sign in and build your first campaign.',
      'The link works for one hour.',
    ],
    action: 'Confirm my address',
    note: 'Somebody signed up at Adfjord with this address. If it was not you, do nothing: without the confirmation no account can be used.',
  },
  reset: (name) => ({
    subject: 'Reset your password',
    heading: 'Choose a new password',
    paragraphs: [
      `Hello ${name}, you asked for a new password for your Adfjord account.`,
      'The link works once, and for one hour. Afterwards you are signed out everywhere else.',
    ],
    action: 'Set new password',
    note: 'If you did not ask for this, do nothing: your password stays as it is.',
  }),
  knownAddress: (name) => ({
    subject: 'You already have an Adfjord account',
    heading: 'You already have an account',
    paragraphs: [
      `Hello ${name}, somebody just tried to use this address for another Adfjord account. You can simply sign in to yours.`,
    ],
    action: 'Sign in',
    note: 'If it was not you, do nothing: nothing was changed. Forgot your password? The sign-in page sends you a link.',
  }),
  movePresent: (name, newEmail) => ({
    subject: 'Confirm the move to your new address',
    heading: 'Move your account?',
    paragraphs: [
      `Hello ${name}, you asked to move your Adfjord account to ${newEmail}.`,
      'Confirm it here and in the email to the new address, in any order. Until both are confirmed, everything stays as it is. The link works for one day.',
    ],
    action: 'Confirm the move',
    note: 'If you did not ask for this, do not confirm it, and change your password: somebody is signed in to your account.',
  }),
  moveNew: () => ({
    subject: 'Confirm your new address',
    heading: 'Is this your new address?',
    paragraphs: [
      'Somebody asked to move their Adfjord account to this address. If that was you, confirm it here and in the email to your present address, in any order.',
      'The link works for one day.',
    ],
    action: 'Confirm this address',
    note: 'If it was not you, do nothing: without the confirmation nothing happens.',
  }),
  moved: (name, newEmail) => ({
    subject: 'Your Adfjord account has moved',
    heading: 'Your account has moved',
    paragraphs: [
      `Hello ${name}, your Adfjord account now belongs to ${newEmail}. Sign in with that address from now on.`,
    ],
    note: 'Both addresses were confirmed. If it was not you, answer this email at once.',
  }),
  passwordChanged: (name, keys) => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${name}, the password of your Adfjord account was just changed. You are signed out everywhere else.`,
      ...(keys.length > 0
        ? ['These API keys go on working. Revoke what you do not know on your profile page:']
        : []),
    ],
    entries: keys.map((title) => ({ title, lines: [] })),
    action: 'It was not me',
    note: 'If it was you, there is nothing to do. If not, ask for a new password on the sign-in page at once: it signs everybody out.',
  }),
};

const norwegian: LetterWords = {
  confirmation: {
    subject: 'Bekreft adressen din',
    heading: 'Velkommen til Adfjord',
    paragraphs: [
      'Bekreft at dette er adressen din, så kan du logge inn og lage din første kampanje.',
      'Lenken virker i én time.',
    ],
    action: 'Bekreft adressen min',
    note: 'Noen har registrert seg hos Adfjord med denne adressen. Hvis det ikke var deg, trenger du ikke gjøre noe: uten bekreftelsen kan ingen konto brukes.',
  },
  reset: (name) => ({
    subject: 'Nytt passord',
    heading: 'Velg et nytt passord',
    paragraphs: [
      `Hei, ${name}. Du har bedt om et nytt passord til Adfjord-kontoen din.`,
      'Lenken virker én gang, og i én time. Etterpå er du logget ut alle andre steder.',
    ],
    action: 'Velg nytt passord',
    note: 'Hvis du ikke har bedt om dette, trenger du ikke gjøre noe: passordet ditt blir som det er.',
  }),
  knownAddress: (name) => ({
    subject: 'Du har allerede en konto hos Adfjord',
    heading: 'Du har allerede en konto',
    paragraphs: [
      `Hei, ${name}. Noen prøvde nettopp å bruke denne adressen til en annen konto hos Adfjord. Du kan ganske enkelt logge inn på din.`,
    ],
    action: 'Logg inn',
    note: 'Hvis det ikke var deg, trenger du ikke gjøre noe: ingenting er endret. Har du glemt passordet? Innloggingssiden sender deg en lenke.',
  }),
  movePresent: (name, newEmail) => ({
    subject: 'Bekreft flyttingen til den nye adressen',
    heading: 'Flytte kontoen?',
    paragraphs: [
      `Hei, ${name}. Du har bedt om å flytte Adfjord-kontoen din til ${newEmail}.`,
      'Bekreft her og i e-posten til den nye adressen, i hvilken rekkefølge du vil. Alt blir som det er til begge er bekreftet. Lenken virker i ett døgn.',
    ],
    action: 'Bekreft flyttingen',
    note: 'Hvis du ikke har bedt om dette, må du ikke bekrefte, men bytte passord: noen er logget inn på kontoen din.',
  }),
  moveNew: () => ({
    subject: 'Bekreft den nye adressen din',
    heading: 'Er dette den nye adressen din?',
    paragraphs: [
      'Noen har bedt om å flytte Adfjord-kontoen sin til denne adressen. Hvis det var deg, bekreft her og i e-posten til den gamle adressen, i hvilken rekkefølge du vil.',
      'Lenken virker i ett døgn.',
    ],
    action: 'Bekreft adressen',
    note: 'Hvis det ikke var deg, trenger du ikke gjøre noe: uten bekreftelsen skjer det ingenting.',
  }),
  moved: (name, newEmail) => ({
    subject: 'Adfjord-kontoen din er flyttet',
    heading: 'Kontoen din er flyttet',
    paragraphs: [
      `Hei, ${name}. Adfjord-kontoen din hører nå til ${newEmail}. Bruk den adressen når du logger inn fra nå av.`,
    ],
    note: 'Begge adressene ble bekreftet. Hvis det ikke var deg, svar på denne e-posten med en gang.',
  }),
  passwordChanged: (name, keys) => ({
    subject: 'Passordet ditt er endret',
    heading: 'Passordet ditt er endret',
    paragraphs: [
      `Hei, ${name}. Passordet til Adfjord-kontoen din ble nettopp endret. Du er logget ut alle andre steder.`,
      ...(keys.length > 0
        ? ['Disse API-nøklene virker fortsatt. Trekk tilbake dem du ikke kjenner igjen, på profilsiden:']
        : []),
    ],
    entries: keys.map((title) => ({ title, lines: [] })),
    action: 'Det var ikke meg',
    note: 'Hvis det var deg, trenger du ikke gjøre noe. Hvis ikke, be om et nytt passord på innloggingssiden med en gang: det logger ut alle.',
  }),
};

/** Every letter to a person, in every language we speak: the compiler holds both to the same shape. */
export const letterWords: Record<Language, LetterWords> = { en: english, nb: norwegian };
