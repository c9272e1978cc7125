import { coded, type CodedText } from '#server/platform/coded-text.ts';
import { GatewayError, type FailureKind } from '../gateway-error.ts';

interface Email {
  /** By this a mailbox knows one that comes a second time. */
  id?: string | undefined;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Who reads the answer; without it, whoever the email is from. */
  replyTo?: string;
  /** A JPEG that its text shows by this name. */
  picture?: { cid: string; content: Buffer };
  /** Where a mail program says, at one press, that its reader wants no more of its kind. */
  stopUrl?: string | undefined;
}

export interface Mail {
  /** Done when the mail server has taken the email. */
  send(email: Email): Promise<void>;
  /** Fails when no mail server answers, or it does not take us for who we are. */
  ready(): Promise<void>;
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
  const host = from.replace(/^.*@/s, '').replace('>', '');
  let opened: ReturnType<typeof open> | undefined;
  async function open() {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      pool: true,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: silenceMs,
      dnsTimeout: connectMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  return {
    async send({ id, to, subject, html, text, replyTo, picture, stopUrl }) {
      const transport = await (opened ??= open());
      try {
        const answers = replyTo && { replyTo: { name: '', address: replyTo } };
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          ...(id && { messageId: `<${id}@${host}>` }),
          ...answers,
          subject,
          html,
          text,
          ...(picture && { attachments: [{ ...inline, ...picture }] }),
          ...(stopUrl && { headers: stopHeaders(stopUrl) }),
        });
      } catch (error) {
        throw explainMail(error);
      }
    },
    async ready() {
      const transport = await (opened ??= open());
      try {
        await transport.verify();
      } catch (error) {
        throw explainMail(error);
      }
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

const inline = {
  filename: 'campaign.jpg',
  contentType: 'image/jpeg',
  contentDisposition: 'inline' as const,
};

/** RFC 8058: the mail program asks by POST, so that whoever only looks at addresses presses nothing. */
function stopHeaders(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

interface SmtpFailure {
  code: string;
  /** The three digits the mail server answered with; 0 when it did not. */
  responseCode: number;
  command: string;
}

/** What a failed email means. The error itself is not kept: it may carry the password of the mail server. */
export function explainMail(error: unknown): GatewayError {
  const failure = toSmtpFailure(error);
  const { code, responseCode } = failure;
  const detail = responseCode
    ? `the mail server answered ${responseCode}`
    : `the connection failed (${code})`;
  const failureKind = failureKindFor(failure);
  return new GatewayError({ service: 'Mail', failureKind, reason: reasonFor(failureKind), detail });
}

function reasonFor(failureKind: FailureKind): CodedText {
  if (failureKind === 'unauthorized') return coded('mail-password');
  return coded(failureKind === 'rejected' ? 'mail-sender' : 'mail-unreachable');
}

function failureKindFor({ code, responseCode, command }: SmtpFailure): FailureKind {
  if (code === 'EAUTH') return 'unauthorized';
  if (responseCode >= 500) return 'rejected';
  if (responseCode >= 400) return 'unavailable';
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return 'rejected';
  return command === 'DATA' ? 'unknown-outcome' : 'unavailable';
}

function toSmtpFailure(error: unknown): SmtpFailure {
  const failure: SmtpFailure = { code: 'unknown', responseCode: 0, command: '' };
  if (!(error instanceof Error)) return failure;
  if ('code' in error && typeof error.code === 'string') failure.code = error.code;
  if ('responseCode' in error && typeof error.responseCode === 'number')
    failure.responseCode = error.responseCode;
  if ('command' in error && typeof error.command === 'string') failure.command = error.command;
  return failure;
}
