import { apiCalls } from './api-calls.ts';
import { apiKeys } from './api-keys.ts';
import { campaigns } from './campaigns.ts';
import { connections } from './connections.ts';
import { deletions } from './deletions.ts';
import { leads } from './leads.ts';
import { liveCampaigns } from './live-campaigns.ts';
import { media } from './media.ts';
import { people } from './people.ts';
import { practice } from './practice.ts';
import { publications } from './publications.ts';
import { support } from './support.ts';
import { workspaces } from './workspaces.ts';

/** Everything the browser may ask for. Signing up, in and out is spoken to `/api/auth`, uploads to `/uploads`. */
export const contract = {
  people,
  workspaces,
  connections,
  media,
  campaigns,
  publications,
  liveCampaigns,
  leads,
  support,
  apiCalls,
  apiKeys,
  deletions,
  practice,
};
