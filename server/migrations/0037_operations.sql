-- Changes are operations now; which part each works on is kept with it.
ALTER TABLE "live_changes" RENAME TO "operations";--> statement-breakpoint
ALTER TABLE "operations" RENAME COLUMN "matter" TO "details";--> statement-breakpoint
ALTER TABLE "operations" RENAME CONSTRAINT "live_changes_pkey" TO "operations_pkey";--> statement-breakpoint
ALTER TABLE "operations" RENAME CONSTRAINT "live_changes_marker_unique" TO "operations_marker_unique";--> statement-breakpoint
ALTER TABLE "operations" RENAME CONSTRAINT "live_changes_workspace_id_workspaces_id_fk" TO "operations_workspace_id_workspaces_id_fk";--> statement-breakpoint
ALTER TABLE "operations" RENAME CONSTRAINT "live_changes_person_id_people_id_fk" TO "operations_person_id_people_id_fk";--> statement-breakpoint
ALTER TABLE "operations" RENAME CONSTRAINT "live_changes_undoes_live_changes_id_fk" TO "operations_undoes_operations_id_fk";--> statement-breakpoint
ALTER INDEX "live_changes_by_campaign" RENAME TO "operations_by_campaign";--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "parts" text[];--> statement-breakpoint
UPDATE "operations" SET
  "subject" = coalesce("facebook_campaign_id", "details"->>'campaignId', ''),
  "parts" = CASE "details"->>'kind'
    WHEN 'status' THEN (
      SELECT coalesce(array_agg('status:' || id), '{}') FROM (
        SELECT jsonb_array_elements(coalesce("details"->'adSets', '[]') || coalesce("details"->'ads', '[]'))->>'id' AS id
        UNION ALL
        SELECT "facebook_campaign_id" WHERE coalesce("details"->>'target', 'campaign') = 'campaign' AND (
          "details"->>'from' <> "details"->>'to' OR NOT "details" ?| array['adSets', 'ads']
        )
      ) AS switched WHERE id IS NOT NULL
    )
    WHEN 'daily-budget' THEN array['budget:' || coalesce("details"->'adSet'->>'id', "facebook_campaign_id")]
    WHEN 'locations' THEN array['places:' || ("details"->>'facebookAdSetId')]
    WHEN 'ad-copy' THEN array['words:' || ("details"->>'facebookAdId')]
    WHEN 'new-ads' THEN array['new-ads:' || ("details"->>'facebookAdSetId')]
    WHEN 'deletion' THEN array['everything']
    ELSE '{}'
  END;--> statement-breakpoint
UPDATE "operations" SET "parts" = '{}' WHERE "parts" IS NULL;--> statement-breakpoint
ALTER TABLE "operations" ALTER COLUMN "subject" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "operations" ALTER COLUMN "parts" SET NOT NULL;
