import type { FailureKind } from '../../gateway-error.ts';

interface Failure {
  code: number;
  subcode: number | undefined;
  /** Meta, or its status, hints that the trouble passes by itself. */
  mayPass: boolean;
}

/**
 * Meta's codes, from its references "Handle errors" and "Marketing API error codes"
 * (https://developers.facebook.com/docs/graph-api/guides/error-handling). `code/subcode` wins over `code`.
 */
const failureKinds: Record<string, FailureKind> = {
  '-3': 'unavailable',
  '-2': 'unavailable',
  '1': 'unavailable',
  '2': 'unavailable',
  '960': 'unavailable',
  '3910001': 'unavailable',
  // The upload of a video took too long.
  '6000/1363030': 'unavailable',

  '4': 'rate-limited',
  '17': 'rate-limited',
  '32': 'rate-limited',
  '341': 'rate-limited',
  '613': 'rate-limited',
  // The budget was changed too often this hour, or the account spends too little for more ads: waiting a minute
  // does not help, so a person has to read it.
  '613/1487225': 'rejected',
  '613/1487632': 'rejected',

  '102': 'unauthorized',
  '190': 'unauthorized',
  // Facebook wants to see the person first; the token is alive and goes on working afterwards.
  '190/459': 'blocked',
  // A page token was needed; the person's own token is fine.
  '190/2069032': 'rejected',

  '3': 'forbidden',
  '10': 'forbidden',
  '270': 'forbidden',
  '299': 'forbidden',
  '100/1815694': 'forbidden',
  '100/3191001': 'forbidden',
  '2654': 'forbidden',
  // Our app's own settings are wrong: signing in again would change nothing.
  '101': 'forbidden',
  '104': 'forbidden',
  '191': 'forbidden',
  '900': 'forbidden',

  '100/33': 'not-found',
  '803': 'not-found',

  '368': 'blocked',
  '1404078': 'blocked',
  '1404163': 'blocked',
  '2859015': 'blocked',
};

export function failureKindFor({ code, subcode, mayPass }: Failure): FailureKind {
  const known = failureKinds[`${code}/${subcode}`] ?? failureKinds[`${code}`];
  if (known) return known;
  if (code >= 80_000 && code <= 80_014) return 'rate-limited';
  if (code >= 200 && code < 300) return 'forbidden';
  return mayPass ? 'unavailable' : 'rejected';
}
