import { oc } from '@orpc/contract';
import { z } from 'zod';
import { member } from './member.ts';
import { mayRefuse } from './refusals.ts';
import { asTools } from './tools.ts';

/** An ad account as Meta describes it. `status`: 1 Active, 2 Disabled, 3 Unsettled, anything else Unknown. */
export const AdAccount = z.object({
  id: z.string().meta({ description: 'With its prefix, for example act_1784.' }),
  name: z.string(),
  currency: z.string().length(3),
  status: z.int(),
  timezone: z.string(),
  minDailyBudgetMinor: z.int(),
  /** Whom the account says its ads promote, and who pays for them, where the EU wants it told. */
  defaultBeneficiary: z.string().nullable(),
  defaultPayer: z.string().nullable(),
});
export type AdAccount = z.infer<typeof AdAccount>;

export const Page = z.object({
  id: z.string(),
  name: z.string(),
  pictureUrl: z.string().nullable().meta({ description: 'Served by us, for its workspace only.' }),
  instagramId: z.string().nullable(),
  category: z
    .string()
    .nullable()
    .meta({ description: 'What kind of business it is, in Meta’s English words.' }),
  website: z.string().nullable().meta({ description: 'As the page names it; null where it names none.' }),
});
export type Page = z.infer<typeof Page>;

/** Why Meta no longer takes the token of a linked account. */
export const BrokenLink = z.enum([
  'removed',
  'password-changed',
  'expired',
  'checkpoint',
  'unconfirmed',
  'signed-out-everywhere',
  'unexplained',
]);
export type BrokenLink = z.infer<typeof BrokenLink>;

/** The linked Facebook account. Its token stays on the server. */
export const Connection = z.object({
  facebookUserId: z.string(),
  facebookName: z.string(),
  tokenExpiresAt: z.iso.datetime().nullable(),
  adAccounts: z.array(AdAccount),
  pages: z.array(Page),
  selectedAdAccountId: z.string().nullable(),
  selectedPageId: z.string().nullable(),
  missingPermissions: z.array(z.string()),
  /** Why Meta no longer takes the token, in plain words for reading; null while it does. */
  broken: z.string().nullable(),
  brokenCode: BrokenLink.nullable(),
  connectedAt: z.iso.datetime(),
});
export type Connection = z.infer<typeof Connection>;

/** What the popup tells the page that opened it. */
export const ConnectMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('FACEBOOK_OAUTH_SUCCESS'),
    data: Connection.pick({
      facebookUserId: true,
      facebookName: true,
      tokenExpiresAt: true,
      adAccounts: true,
      pages: true,
    }),
  }),
  z.object({
    type: z.literal('FACEBOOK_OAUTH_ERROR'),
    error: z.string().meta({
      description:
        'access_denied, no_code, missing_credentials, login_expired, server_error, or a description of Facebook’s own.',
    }),
  }),
]);
export type ConnectMessage = z.infer<typeof ConnectMessage>;

export const connections = oc.tag('connections').router({
  get: member
    .route({
      method: 'GET',
      path: '/connections/current',
      summary: 'The linked Facebook account',
      description:
        'The Facebook account that is linked, with its ad accounts, its pages and what was chosen among them; null where none is. Its token never leaves the server.',
    })
    .meta(asTools({ name: 'get_connection', scope: 'ads:read' }))
    .output(Connection.nullable()),
  startLogin: member
    .route({
      method: 'POST',
      path: '/functions/get-facebook-config',
      summary: 'Start linking a Facebook account',
      description:
        'Answers the address of the Facebook dialog, with a signed state that works once and for this session only.',
    })
    .input(
      z
        .object({
          returnPath: z.string().startsWith('/').max(500).default('/dashboard'),
          missingOnly: z.boolean().default(false).meta({
            description: 'Asks only for the permissions that were declined or taken back.',
          }),
        })
        .prefault({}),
    )
    .output(z.object({ appId: z.string(), redirectUri: z.url(), loginUrl: z.url() })),
  select: member
    .route({
      method: 'PATCH',
      path: '/connections/current',
      summary: 'Choose ad account and page',
      description: 'What is left out stays as it is.',
    })
    .input(z.object({ adAccountId: z.string().nullable(), pageId: z.string().nullable() }).partial())
    .output(Connection)
    .errors(mayRefuse('CONNECTION_MISSING', 'SELECTION_UNKNOWN')),
  refresh: member
    .route({
      method: 'POST',
      path: '/connections/current/refresh',
      summary: 'Read accounts and pages anew',
      description:
        'Asks Facebook which ad accounts and pages there are now, and which permissions are still given.',
    })
    .output(Connection)
    .errors(mayRefuse('CONNECTION_MISSING', 'CONNECTION_BROKEN', 'FACEBOOK_UNAVAILABLE', 'FACEBOOK_REFUSED')),
  disconnect: member
    .route({
      method: 'DELETE',
      path: '/connections/current',
      summary: 'Unlink the Facebook account',
      description:
        'Forgets the Facebook account and gives the grant back. Campaigns that run on Facebook keep running there.',
    })
    .output(z.object({ disconnected: z.literal(true) })),
});
