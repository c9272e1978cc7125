import { z } from 'zod';
import { GatewayError } from '../../gateway-error.ts';
import type { Graph } from '../graph/graph.ts';
import { listAll } from '../graph/pages.ts';

interface AccessToken {
  accessToken: string;
  /** Null when Meta names no end. */
  expiresAt: Date | null;
}

interface Person {
  id: string;
  name: string;
}

interface Grant {
  permission: string;
  granted: boolean;
}

interface DialogOptions {
  redirectUri: string;
  state: string;
  scopes: string[];
  /** Asks again for what the person declined before. */
  rerequest?: boolean;
}

export interface Login {
  loginUrl(options: DialogOptions): string;
  /** Trades the code for a long-lived token. A code works once. */
  exchangeCode(order: { code: string; redirectUri: string }): Promise<AccessToken>;
  getPerson(token: string): Promise<Person>;
  listGrants(token: string): Promise<Grant[]>;
  /** Whether Meta knows the app by its id, and it by its secret. */
  checkApp(): Promise<'fits' | 'wrong-id' | 'wrong-secret'>;
  /** Gives the grant back: afterwards the token is dead. */
  revoke(token: string): Promise<void>;
}

interface App {
  appId: string;
  appSecret: string;
  /** Without the version, for example `https://www.facebook.com`. */
  dialogUrl: string;
  version: string;
}

const TokenReply = z.object({ access_token: z.string(), expires_in: z.number().optional() });
const PersonReply = z.object({ id: z.string(), name: z.string() });
const GrantReply = z.object({ permission: z.string(), status: z.string() });
const Done = z.object({ success: z.literal(true) });

export function openLogin(graph: Graph, { appId, appSecret, dialogUrl, version }: App): Login {
  const app = { client_id: appId, client_secret: appSecret };

  // By POST, so that neither the secret nor the code stands in an address.
  function askForToken(params: Record<string, string>): Promise<z.infer<typeof TokenReply>> {
    return graph.post({ path: 'oauth/access_token', params: { ...app, ...params } }, TokenReply);
  }

  return {
    loginUrl({ redirectUri, state, scopes, rerequest }) {
      const params = new URLSearchParams({
        client_id: appId,
        redirect_uri: redirectUri,
        state,
        response_type: 'code',
        scope: scopes.join(','),
        display: 'popup',
      });
      if (rerequest) params.set('auth_type', 'rerequest');
      return `${dialogUrl}/${version}/dialog/oauth?${params.toString()}`;
    },

    async exchangeCode({ code, redirectUri }) {
      const short = await askForToken({ redirect_uri: redirectUri, code });
      const long = await askForToken({
        grant_type: 'fb_exchange_token',
        fb_exchange_token: short.access_token,
      });
      const expiresAt = long.expires_in ? new Date(Date.now() + long.expires_in * 1000) : null;
      return { accessToken: long.access_token, expiresAt };
    },

    getPerson: (token) => graph.get({ path: 'me', params: { fields: 'id,name' }, token }, PersonReply),

    async listGrants(token) {
      const grants = await listAll(graph, { path: 'me/permissions', token }, GrantReply);
      return grants.map(({ permission, status }) => ({ permission, granted: status === 'granted' }));
    },

    async checkApp() {
      try {
        await askForToken({ grant_type: 'client_credentials' });
        return 'fits';
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        if (error.code === 101) return 'wrong-id';
        // Its code is also that of any trouble nobody has looked into.
        if (error.code === 1 && /client secret/i.test(error.words ?? '')) return 'wrong-secret';
        throw error;
      }
    },

    async revoke(token) {
      await graph.remove({ path: 'me/permissions', token }, Done);
    },
  };
}
