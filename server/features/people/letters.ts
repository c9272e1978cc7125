import { composeLetter } from '#server/letter.ts';

interface Recipient {
  email: string;
  name: string;
}

const lasts = 'The link works for one hour.';

export async function confirmationLetter(to: Recipient, url: string) {
  const letter = await composeLetter({
    heading: `Welcome to Adfjord, ${to.name}`,
    paragraphs: [
      'Confirm that this is your address, and you can sign in and build your first campaign.',
      lasts,
    ],
    action: { label: 'Confirm my address', url },
    note: 'Somebody signed up at Adfjord with this address. If it was not you, do nothing: without the confirmation no account can be used.',
  });
  return { to: to.email, subject: 'Confirm your address', ...letter };
}

export async function resetLetter(to: Recipient, url: string) {
  const letter = await composeLetter({
    heading: 'Choose a new password',
    paragraphs: [`Hello ${to.name}, you asked for a new password for your Adfjord account.`, lasts],
    action: { label: 'Set new password', url },
    note: 'If you did not ask for this, do nothing: your password stays as it is.',
  });
  return { to: to.email, subject: 'Reset your password', ...letter };
}

/** Sent when somebody signs up with an address that already has an account, so that the screen need not tell. */
export async function knownAddressLetter(to: Recipient, url: string) {
  const letter = await composeLetter({
    heading: 'You already have an account',
    paragraphs: [
      `Hello ${to.name}, somebody just tried to sign up at Adfjord with this address. You can simply sign in.`,
    ],
    action: { label: 'Sign in', url },
    note: 'If it was not you, do nothing: nothing was changed. Forgot your password? The sign-in page sends you a link.',
  });
  return { to: to.email, subject: 'You already have an Adfjord account', ...letter };
}
