const gmail = 'https://mail.google.com/mail/';
const outlook = 'https://outlook.live.com/mail/';
const yahoo = 'https://mail.yahoo.com/';
const icloud = 'https://www.icloud.com/mail';

const mailboxes: Record<string, string> = {
  'gmail.com': gmail,
  'googlemail.com': gmail,
  'outlook.com': outlook,
  'hotmail.com': outlook,
  'hotmail.no': outlook,
  'live.com': outlook,
  'live.no': outlook,
  'msn.com': outlook,
  'yahoo.com': yahoo,
  'yahoo.no': yahoo,
  'icloud.com': icloud,
  'me.com': icloud,
};

/** Where emails to this address are read in a browser; undefined for an address whose mailbox could be anywhere. */
export function findWebMailbox(email: string): string | undefined {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? '';
  return Object.hasOwn(mailboxes, domain) ? mailboxes[domain] : undefined;
}
