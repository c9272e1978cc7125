import { z } from 'zod';
import type { Graph } from '../graph/graph.ts';
import { Moment } from '../graph/moments.ts';
import type { Pace } from '../graph/pace.ts';
import { listAll } from '../graph/pages.ts';
import { targetingParams } from '../publishing/targeting.ts';
import type { Account, Targeting } from '../publishing/tree.ts';

export interface FoundLocation {
  type: 'city' | 'region' | 'country';
  key: string;
  name: string;
  region: string | null;
  countryCode: string;
  countryName: string;
}

interface LocationSearch {
  query: string;
  limit: number;
  language?: 'en' | 'nb';
}

export interface LeadForm {
  id: string;
  name: string;
  /** ACTIVE, ARCHIVED, DELETED or DRAFT. */
  status: string;
  leadsCount: number;
  createdAt: Date | null;
}

export interface Pixel {
  id: string;
  name: string;
  lastFiredAt: Date | null;
}

export interface Choices {
  searchLocations(token: string, search: LocationSearch): Promise<FoundLocation[]>;
  listLeadForms(page: { pageId: string; pageToken: string }): Promise<LeadForm[]>;
  listPixels(token: string, adAccountId: string, pace?: Pace): Promise<Pixel[]>;
  /** About how many people fit a description; undefined where Meta does not say. */
  estimateAudience(account: Account, targeting: Targeting): Promise<AudienceEstimate | undefined>;
}

interface AudienceEstimate {
  atLeast: number;
  atMost: number;
}

const LocationReply = z.object({
  key: z.string(),
  name: z.string(),
  type: z.string(),
  region: z.string().optional(),
  country_code: z.string().optional(),
  country_name: z.string().optional(),
});

const LeadFormReply = z.object({
  id: z.string(),
  name: z.string(),
  status: z.string(),
  leads_count: z.coerce.number().default(0),
  created_time: Moment.optional(),
});

const PixelReply = z.object({ id: z.string(), name: z.string(), last_fired_time: Moment.optional() });

const EstimateReply = z.object({
  data: z.object({
    users_lower_bound: z.number(),
    users_upper_bound: z.number(),
    estimate_ready: z.boolean().default(true),
  }),
});

const locales = { en: 'en_US', nb: 'nb_NO' };

export function openChoices(graph: Graph): Choices {
  return {
    async searchLocations(token, { query, limit, language = 'en' }) {
      const params = {
        type: 'adgeolocation',
        location_types: ['city', 'region', 'country'],
        q: query,
        limit,
        locale: locales[language],
      };
      const { data } = await graph.get({ path: 'search', params, token }, Found);
      return data.flatMap(toLocation).slice(0, limit);
    },

    async listLeadForms({ pageId, pageToken }) {
      const params = { fields: 'id,name,status,leads_count,created_time' };
      const call = { path: `${pageId}/leadgen_forms`, params, token: pageToken };
      const forms = await listAll(graph, call, LeadFormReply);
      return forms.map(({ id, name, status, leads_count, created_time }) => ({
        id,
        name,
        status,
        leadsCount: leads_count,
        createdAt: created_time ?? null,
      }));
    },

    async listPixels(token, adAccountId, pace) {
      const params = { fields: 'id,name,last_fired_time' };
      const call = { path: `${adAccountId}/adspixels`, params, token, adAccountId, pace };
      const pixels = await listAll(graph, call, PixelReply);
      return pixels.map(({ id, name, last_fired_time }) => ({
        id,
        name,
        lastFiredAt: last_fired_time ?? null,
      }));
    },

    async estimateAudience({ id, token }, targeting) {
      const params = { targeting_spec: targetingParams(targeting) };
      const call = { path: `${id}/reachestimate`, params, token, adAccountId: id };
      const { data } = await graph.get(call, EstimateReply);
      const { users_lower_bound: atLeast, users_upper_bound: atMost, estimate_ready: isReady } = data;
      return isReady && atLeast >= 0 ? { atLeast, atMost } : undefined;
    },
  };
}

const Found = z.object({ data: z.array(LocationReply) });

/** A search for cities also finds their districts, which cannot be targeted as cities. */
function toLocation(found: z.infer<typeof LocationReply>): FoundLocation[] {
  const { type, key, name, region } = found;
  if (type !== 'city' && type !== 'region' && type !== 'country') return [];
  const isCountry = type === 'country';
  return [
    {
      type,
      key,
      name,
      region: region ?? null,
      countryCode: found.country_code ?? (isCountry ? key : ''),
      countryName: found.country_name ?? (isCountry ? name : ''),
    },
  ];
}
