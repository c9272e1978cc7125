import type { OAuthClientProvider } from '@modelcontextprotocol/client';

export const back = 'http://127.0.0.1:41299/back';

type Kept = {
  client?: Awaited<ReturnType<OAuthClientProvider['clientInformation']>>;
  tokens?: Awaited<ReturnType<OAuthClientProvider['tokens']>>;
  found?: Awaited<ReturnType<NonNullable<OAuthClientProvider['discoveryState']>>>;
};

/** What a program keeps of being let in. All that is asked of the server for it, the official clients ask by themselves. */
export function openSignIn(name: string, sayYes: (address: URL) => Promise<URL>) {
  const kept: Kept = {};
  let verifier = '';
  let answer: URL | undefined;
  const provider: OAuthClientProvider = {
    redirectUrl: back,
    clientMetadata: {
      client_name: name,
      redirect_uris: [back],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
    clientInformation: () => kept.client,
    saveClientInformation: (client) => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    saveCodeVerifier: (drawn) => void (verifier = drawn),
    codeVerifier: () => verifier,
    async redirectToAuthorization(address) {
      answer = await sayYes(address);
    },
    saveDiscoveryState: (found) => void (kept.found = found),
    discoveryState: () => kept.found,
    invalidateCredentials(what) {
      if (what === 'all' || what === 'tokens') delete kept.tokens;
      if (what === 'all' || what === 'client') delete kept.client;
    },
  };
  return {
    provider,
    kept,
    /** Where its person was sent back to, once. */
    takeAnswer(): URL | undefined {
      const taken = answer;
      answer = undefined;
      return taken;
    },
  };
}

export type SignIn = ReturnType<typeof openSignIn>;
