import { createTransport } from 'nodemailer';
import { explainMail } from './errors.ts';

interface Email {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Who reads the answer; without it, whoever the email is from. */
  replyTo?: string;
}

export interface Mail {
  /** Done when the mail server has taken the email. */
  send(email: Email): Promise<void>;
  /** Lets go of the connections that wait for the next email. */
  close(): void;
}

interface MailOptions {
  /** For example `smtp://127.0.0.1:3101`; `smtps://name:password@host` for one that is guarded. */
  url: string;
  from: string;
}

const connectMs = 10_000;
const silenceMs = 20_000;

export function openMail({ url, from }: MailOptions): Mail {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    dnsTimeout: connectMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send({ to, subject, html, text, replyTo }) {
      try {
        const answers = replyTo && { replyTo: { name: '', address: replyTo } };
        await transport.sendMail({ from, to: { name: '', address: to }, ...answers, subject, html, text });
      } catch (error) {
        throw explainMail(error);
      }
    },
    close: () => transport.close(),
  };
}
