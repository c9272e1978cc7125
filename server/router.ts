import { apiCallProcedures } from '#server/features/api-calls/procedures.ts';
import { apiKeyProcedures } from '#server/features/api-keys/procedures.ts';
import { assistantProcedures } from '#server/features/assistants/procedures.ts';
import { brandKitProcedures } from '#server/features/brand-kit/procedures.ts';
import { campaignProcedures } from '#server/features/campaigns/procedures.ts';
import { approvalProcedures } from '#server/features/approvals/procedures.ts';
import { auditLogProcedures } from '#server/features/audit-log/procedures.ts';
import { clientProcedures } from '#server/features/clients/procedures.ts';
import { commentProcedures } from '#server/features/comments/procedures.ts';
import { complianceProcedures } from '#server/features/compliance/procedures.ts';
import { connectionProcedures } from '#server/features/connections/procedures.ts';
import { deletionProcedures } from '#server/features/deletions/procedures.ts';
import { designProcedures } from '#server/features/designs/procedures.ts';
import { leadProcedures } from '#server/features/leads/procedures.ts';
import { formAudienceProcedures } from '#server/features/live-campaigns/audiences/procedures.ts';
import { liveCampaignProcedures } from '#server/features/live-campaigns/procedures.ts';
import { mediaProcedures } from '#server/features/media/procedures.ts';
import { engineParts } from '#server/features/live-campaigns/steering/kinds.ts';
import { operationProcedures } from '#server/features/operations/procedures.ts';
import { peopleProcedures } from '#server/features/people/procedures.ts';
import { publicationProcedures } from '#server/features/publications/procedures.ts';
import { pushProcedures } from '#server/features/people/push/procedures.ts';
import { recommendationProcedures } from '#server/features/recommendations/procedures.ts';
import { securityProcedures } from '#server/features/people/security/procedures.ts';
import { supportProcedures } from '#server/features/support/procedures.ts';
import { websiteProcedures } from '#server/features/websites/procedures.ts';
import { memberProcedures } from '#server/features/teams/member-procedures.ts';
import { workspaceProcedures } from '#server/features/teams/workspace-procedures.ts';
import { plannedAreaProcedures } from '#server/planned-areas.ts';
import { operatorProcedures } from '#server/operator/procedures.ts';
import { setupProcedures } from '#server/operator/setup/procedures.ts';
import { practiceProcedures } from '#server/practice.ts';
import { type Visit, visitor } from '#server/procedures.ts';
import type { Router } from '@orpc/server';
import type { contract } from '#contract/contract.ts';

/** Every procedure of the contract, and who answers it. */
export const router: Router<typeof contract, Visit> = visitor.router({
  people: peopleProcedures,
  push: pushProcedures,
  security: securityProcedures,
  workspaces: workspaceProcedures,
  members: memberProcedures,
  connections: connectionProcedures,
  media: mediaProcedures,
  brandKit: brandKitProcedures,
  campaigns: campaignProcedures,
  clients: clientProcedures,
  comments: commentProcedures,
  designs: designProcedures,
  compliance: complianceProcedures,
  approvals: approvalProcedures,
  auditLog: auditLogProcedures,
  websites: websiteProcedures,
  operations: operationProcedures(engineParts),
  publications: publicationProcedures,
  liveCampaigns: liveCampaignProcedures,
  formAudiences: formAudienceProcedures,
  leads: leadProcedures,
  recommendations: recommendationProcedures,
  support: supportProcedures,
  apiCalls: apiCallProcedures,
  apiKeys: apiKeyProcedures,
  assistants: assistantProcedures,
  deletions: deletionProcedures,
  operator: operatorProcedures,
  setup: setupProcedures,
  practice: practiceProcedures,
  plannedAreas: plannedAreaProcedures,
});
