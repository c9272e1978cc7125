CREATE TABLE "lead_targets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"is_on" boolean NOT NULL,
	"facebook_campaign_ids" text[],
	"takes_tests" boolean NOT NULL,
	"takes_changes" boolean NOT NULL,
	"sealed_secret" text NOT NULL,
	"secret_hint" text NOT NULL,
	"rest_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "lead_deliveries_by_workspace";--> statement-breakpoint
DROP INDEX "waiting_lead_deliveries";--> statement-breakpoint
INSERT INTO "lead_targets" ("workspace_id", "kind", "name", "address", "is_on", "takes_tests", "takes_changes", "sealed_secret", "secret_hint", "rest_until", "created_at")
SELECT "workspace_id", 'webhook', split_part(split_part("url", '://', 2), '/', 1), "url", "is_on", true, false, "sealed_secret", "secret_hint", "rest_until", "created_at" FROM "lead_webhooks";--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD COLUMN "target_id" uuid;--> statement-breakpoint
UPDATE "lead_deliveries" SET "target_id" = (SELECT "id" FROM "lead_targets" WHERE "lead_targets"."workspace_id" = "lead_deliveries"."workspace_id");--> statement-breakpoint
DELETE FROM "lead_deliveries" WHERE "target_id" IS NULL;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ALTER COLUMN "target_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD COLUMN "event" text DEFAULT 'created' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD COLUMN "erased" jsonb;--> statement-breakpoint
ALTER TABLE "lead_targets" ADD CONSTRAINT "lead_targets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_targets_by_workspace" ON "lead_targets" USING btree ("workspace_id","created_at");--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_target_id_lead_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."lead_targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_deliveries_by_target" ON "lead_deliveries" USING btree ("target_id","created_at");--> statement-breakpoint
CREATE INDEX "waiting_lead_deliveries" ON "lead_deliveries" USING btree ("target_id","next_try_at") WHERE "lead_deliveries"."status" = 'waiting';