import { expect, test } from 'vitest';
import { explainMail } from './mail.ts';

function smtp(details: object): Error {
  return Object.assign(new Error('535 for user secret-password'), details);
}

test('a mail server that says no for good is told from one that is busy', () => {
  expect(explainMail(smtp({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' })).failureKind).toBe(
    'rejected',
  );
  expect(explainMail(smtp({ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' })).failureKind).toBe(
    'unavailable',
  );
  expect(explainMail(smtp({ code: 'EAUTH', responseCode: 535 })).failureKind).toBe('unauthorized');
});

test('only an email that was already being handed over may have arrived', () => {
  expect(explainMail(smtp({ code: 'ECONNECTION', command: 'CONN' })).failureKind).toBe('unavailable');
  expect(explainMail(smtp({ code: 'ETIMEDOUT', command: 'DATA' })).failureKind).toBe('unknown-outcome');
});

test('a password of the mail server is never told', () => {
  expect(explainMail(smtp({ code: 'EAUTH', responseCode: 535 })).message).not.toContain('secret-password');
});
