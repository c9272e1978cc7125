import { m } from '#web/paraglide/messages.js';
import { inTurn } from '../session/session-turn.ts';
import { type Answer, authClient } from './auth-client.ts';

export interface Trouble {
  text: string;
  code?: string | undefined;
}

type Outcome<Data> = { data: Data; problem?: undefined } | { data?: undefined; problem: Trouble };

/** Asks where few do. What the account service says no with is told in its own words. */
export async function askBehind<Data>(ask: () => Promise<Answer<Data>>): Promise<Outcome<Data>> {
  try {
    const { data, error } = await ask();
    if (!error) return { data };
    return { problem: { code: error.code, text: error.message ?? m.auth_unexpected() } };
  } catch (error) {
    return { problem: { text: isGivenUp(error) ? givenUpWords(error) : m.ui_trouble_unreachable() } };
  }
}

export interface ShownCode {
  code: string;
  isRecovery: boolean;
  isTrusted: boolean;
}

/** Shows a code, of the app or of those kept for when there is none. */
export async function showCode({ code, isRecovery, isTrusted }: ShownCode): Promise<Trouble | undefined> {
  const path = `two-factor/verify-${isRecovery ? 'backup-code' : 'totp'}`;
  const asked = { code, ...(isTrusted && { trustDevice: true }) };
  return (await askBehind(() => inTurn(() => authClient.change(path, asked)))).problem;
}

/** Signs in with a passkey of this device, or shows that it is still the same person. */
export async function showPasskey(): Promise<Trouble | undefined> {
  const { problem } = await askBehind(async () => {
    const options = await authClient.ask<PublicKeyCredentialRequestOptionsJSON>(
      'passkey/generate-authenticate-options',
    );
    if (options.error) return options;
    const asked = { ...options.data, userVerification: 'required' };
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
    const response = sayCredential(await navigator.credentials.get({ publicKey }));
    return inTurn(() => authClient.change('passkey/verify-authentication', { response }));
  });
  return problem;
}

/** Makes a passkey on this device, or one that is held to it. */
export async function addPasskey(name: string): Promise<Trouble | undefined> {
  const { problem } = await askBehind(async () => {
    const options = await authClient.ask<PublicKeyCredentialCreationOptionsJSON>(
      'passkey/generate-register-options',
    );
    if (options.error) return options;
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.data);
    const response = sayCredential(await navigator.credentials.create({ publicKey }));
    return authClient.ask('passkey/verify-registration', { response, name });
  });
  return problem;
}

function sayCredential(made: Credential | null): unknown {
  if (!(made instanceof PublicKeyCredential)) throw new DOMException('nothing chosen', 'NotAllowedError');
  return made.toJSON();
}

/** The person said no, waited too long, or the device holds one already: the browser's own refusals. */
function isGivenUp(error: unknown): error is DOMException {
  return error instanceof DOMException;
}

function givenUpWords({ name }: DOMException): string {
  return name === 'InvalidStateError' ? m.security_passkey_known() : m.security_passkey_given_up();
}
