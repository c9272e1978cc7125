import { GatewayError, type FailureKind } from '../gateway-error.ts';

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
  return new GatewayError({ service: 'Mail', failureKind: troubleFor(failure), detail });
}

function troubleFor({ code, responseCode, command }: SmtpFailure): FailureKind {
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
