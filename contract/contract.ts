import { approvals } from './approvals.ts';
import { auditLog } from './audit-log.ts';
import { apiCalls } from './api-calls.ts';
import { assistants } from './assistants.ts';
import { apiKeys } from './people/api-keys.ts';
import { brandKit } from './brand-kit.ts';
import { campaigns } from './campaigns/campaigns.ts';
import { clients } from './people/clients.ts';
import { comments } from './comments.ts';
import { compliance } from './compliance/compliance.ts';
import { connections } from './connections.ts';
import { designs } from './designs.ts';
import { deletions } from './people/deletions.ts';
import { leads } from './leads/leads.ts';
import { formAudiences } from './live/form-audiences.ts';
import { liveCampaigns } from './live/live-campaigns.ts';
import { media } from './media.ts';
import { members } from './people/members.ts';
import { operator } from './operator/operator.ts';
import { setup } from './operator/setup.ts';
import { operations } from './operations/operations.ts';
import { people } from './people/people.ts';
import { plannedAreas } from './planned-areas.ts';
import { practice } from './practice.ts';
import { push } from './people/push.ts';
import { publishing } from './publishing/publishing.ts';
import { recommendations } from './recommendations/recommendations.ts';
import { security } from './people/security.ts';
import { support } from './support.ts';
import { websites } from './websites/websites.ts';
import { workspaces } from './people/workspaces.ts';

/** Everything the browser may ask for. Signing up, in and out is spoken to `/api/auth`, uploads to `/uploads`. */
export const contract: Contract = {
  people,
  push,
  security,
  workspaces,
  members,
  connections,
  media,
  brandKit,
  campaigns,
  clients,
  comments,
  designs,
  compliance,
  approvals,
  websites,
  operations,
  operator,
  setup,
  publications: publishing,
  liveCampaigns,
  formAudiences,
  leads,
  recommendations,
  support,
  apiCalls,
  apiKeys,
  assistants,
  deletions,
  practice,
  plannedAreas,
  auditLog,
};

// By name: written out, it is more than the compiler writes.
type Contract = {
  people: typeof people;
  push: typeof push;
  security: typeof security;
  workspaces: typeof workspaces;
  members: typeof members;
  connections: typeof connections;
  media: typeof media;
  brandKit: typeof brandKit;
  campaigns: typeof campaigns;
  clients: typeof clients;
  comments: typeof comments;
  designs: typeof designs;
  compliance: typeof compliance;
  approvals: typeof approvals;
  websites: typeof websites;
  operations: typeof operations;
  operator: typeof operator;
  setup: typeof setup;
  publications: typeof publishing;
  liveCampaigns: typeof liveCampaigns;
  formAudiences: typeof formAudiences;
  leads: typeof leads;
  recommendations: typeof recommendations;
  support: typeof support;
  apiCalls: typeof apiCalls;
  apiKeys: typeof apiKeys;
  assistants: typeof assistants;
  deletions: typeof deletions;
  practice: typeof practice;
  plannedAreas: typeof plannedAreas;
  auditLog: typeof auditLog;
};
