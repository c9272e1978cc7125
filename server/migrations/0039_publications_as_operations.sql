-- Every publication is an operation of the same id; the name of whoever asked was not kept, so it is the owner's.
INSERT INTO "operations" ("id", "workspace_id", "person_id", "ad_account_id", "facebook_campaign_id", "subject", "parts", "details", "marker", "progress", "status", "problem", "started_at", "due_at", "finished_at")
SELECT p."id", p."workspace_id", m."person_id", p."ad_account_id",
  CASE WHEN p."status" IN ('published', 'undoing', 'undone') THEN p."made" ->> 'campaignId' END,
  p."campaign_id"::text, ARRAY['everything'],
  jsonb_build_object('kind', 'publication', 'campaignId', p."campaign_id", 'name', p."plan" ->> 'name', 'launchImmediately', p."launch_immediately", 'adCount', jsonb_array_length(p."plan" -> 'ads')),
  p."marker", jsonb_build_object('step', coalesce(p."step", 'launch')),
  CASE WHEN p."status" IN ('running', 'waiting') THEN 'running' WHEN p."status" = 'refused' THEN 'failed' ELSE 'done' END,
  CASE WHEN p."status" = 'refused' THEN jsonb_build_object('code', 'publication', 'params', jsonb_build_object('problem', coalesce(p."problem" ->> 'code', 'unknown')), 'isMoneyAtRisk', coalesce((p."problem" ->> 'moneyAtRisk')::boolean, false), 'reference', p."problem" -> 'reference') END,
  p."started_at", p."started_at",
  CASE WHEN p."status" IN ('running', 'waiting') THEN NULL ELSE coalesce(p."finished_at", p."started_at") END
FROM "publications" p JOIN "members" m ON m."workspace_id" = p."workspace_id";--> statement-breakpoint
INSERT INTO "operations" ("workspace_id", "person_id", "ad_account_id", "facebook_campaign_id", "subject", "parts", "details", "marker", "status", "undoes")
SELECT o."workspace_id", o."person_id", o."ad_account_id", o."facebook_campaign_id", o."facebook_campaign_id", ARRAY['everything'],
  jsonb_build_object('kind', 'publication-undo', 'publicationId', p."id", 'name', p."plan" ->> 'name'),
  p."marker" || '-undo', 'running', p."id"
FROM "publications" p JOIN "operations" o ON o."id" = p."id" WHERE p."status" = 'undoing';--> statement-breakpoint
UPDATE "publications" SET "status" = 'running' WHERE "status" = 'waiting';--> statement-breakpoint
ALTER TABLE "publications" DROP COLUMN "step";--> statement-breakpoint
ALTER TABLE "publications" DROP COLUMN "waiting";