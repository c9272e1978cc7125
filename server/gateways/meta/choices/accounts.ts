import { z } from 'zod';
import type { Graph } from '../graph/graph.ts';
import type { Pace } from '../graph/pace.ts';
import type { Account } from '../publishing/tree.ts';
import { type HeldLimit, limitOf } from '../steering/spending-limits.ts';
import { listAll } from '../graph/pages.ts';

export interface AdAccount {
  /** With its prefix, for example `act_1784`. */
  id: string;
  name: string;
  currency: string;
  /** 1 active, 2 disabled, 3 unsettled; Meta has more. */
  status: number;
  timezone: string;
  minDailyBudgetMinor: number;
  hasPaymentMethod: boolean;
  defaultBeneficiary: string | null;
  defaultPayer: string | null;
  businessName: string | null;
}

export interface Page {
  id: string;
  name: string;
  /** Null when this person may not act for the page. */
  accessToken: string | null;
  tasks: string[];
  instagramId: string | null;
  pictureUrl: string | null;
  /** As Meta calls it, in English. */
  category: string | null;
  /** As its people typed it, with or without https. */
  website: string | null;
  city: string | null;
}

export interface Accounts {
  listAdAccounts(token: string): Promise<AdAccount[]>;
  listPages(token: string): Promise<Page[]>;
  /** Whether the ad account may spend now. */
  readStanding(account: Account, pace?: Pace): Promise<AccountStanding>;
}

/** With what it may spend in all; null for no limit. */
type AccountStanding = Pick<AdAccount, 'status' | 'hasPaymentMethod'> & HeldLimit;

const StandingReply = z.object({
  account_status: z.number(),
  funding_source_details: z.object({}).optional(),
  spend_cap: z.string().optional(),
  amount_spent: z.coerce.number().optional(),
});

const AdAccountReply = z.object({
  id: z.string(),
  name: z.string().optional(),
  currency: z.string(),
  account_status: z.number(),
  timezone_name: z.string().default('UTC'),
  min_daily_budget: z.coerce.number().default(0),
  funding_source_details: z.object({}).optional(),
  default_dsa_beneficiary: z.string().optional(),
  default_dsa_payor: z.string().optional(),
  business: z.object({ name: z.string().optional() }).optional(),
});

const PictureAddress = z.object({ url: z.string().optional() });
/** Usually wrapped in `data`, as an edge is; Meta does not say so anywhere. */
const Picture = z.union([z.object({ data: PictureAddress }).transform(({ data }) => data), PictureAddress]);

const PageReply = z.object({
  id: z.string(),
  name: z.string(),
  access_token: z.string().optional(),
  tasks: z.array(z.string()).default([]),
  picture: Picture.optional(),
  category: z.string().optional(),
  website: z.string().optional(),
  location: z.object({ city: z.string().optional() }).optional(),
  instagram_business_account: z.object({ id: z.string() }).optional(),
});

const adAccountFields =
  'id,name,currency,account_status,timezone_name,min_daily_budget,funding_source_details,default_dsa_beneficiary,default_dsa_payor,business{id,name}';
const pageFields =
  'id,name,access_token,tasks,picture,category,website,location,instagram_business_account{id}';

export function openAccounts(graph: Graph): Accounts {
  return {
    async listAdAccounts(token) {
      const call = { path: 'me/adaccounts', params: { fields: adAccountFields }, token };
      return (await listAll(graph, call, AdAccountReply)).map(toAdAccount);
    },

    async readStanding({ id, token }, pace) {
      const params = { fields: 'account_status,funding_source_details,spend_cap,amount_spent' };
      const ask = () => graph.get({ path: id, params, token, adAccountId: id }, StandingReply);
      const reply = await (pace ? pace.turn(ask) : ask());
      const limitMinor = limitOf(reply.spend_cap);
      return {
        status: reply.account_status,
        hasPaymentMethod: reply.funding_source_details !== undefined,
        limitMinor,
        spentOfLimitMinor: limitMinor === null ? null : (reply.amount_spent ?? null),
      };
    },

    async listPages(token) {
      const call = { path: 'me/accounts', params: { fields: pageFields }, token };
      return (await listAll(graph, call, PageReply)).map(toPage);
    },
  };
}

function toAdAccount(reply: z.infer<typeof AdAccountReply>): AdAccount {
  return {
    id: reply.id,
    name: reply.name ?? reply.id,
    currency: reply.currency,
    status: reply.account_status,
    timezone: reply.timezone_name,
    minDailyBudgetMinor: Number(reply.min_daily_budget),
    hasPaymentMethod: reply.funding_source_details !== undefined,
    defaultBeneficiary: reply.default_dsa_beneficiary ?? null,
    defaultPayer: reply.default_dsa_payor ?? null,
    businessName: reply.business?.name ?? null,
  };
}

function toPage(reply: z.infer<typeof PageReply>): Page {
  return {
    id: reply.id,
    name: reply.name,
    accessToken: reply.access_token ?? null,
    tasks: reply.tasks,
    instagramId: reply.instagram_business_account?.id ?? null,
    pictureUrl: reply.picture?.url ?? null,
    category: reply.category ?? null,
    website: reply.website ?? null,
    city: reply.location?.city ?? null,
  };
}
