import { inferAdditionalFields } from 'better-auth/client/plugins';
import { createAuthClient } from 'better-auth/react';

/** Signing up, in and out, and whose session this browser holds. */
export const authClient = createAuthClient({
  basePath: '/api/auth',
  plugins: [inferAdditionalFields({ user: { language: { type: 'string', required: false } } })],
  // Where to go next is said by our pages, never by an answer.
  disableDefaultFetchPlugins: true,
  // While a page is prerendered there is no origin to speak of, and nobody asks.
  ...(typeof window === 'undefined' && { baseURL: 'http://localhost' }),
});
