ALTER TABLE "drifts" ALTER COLUMN "facebook_campaign_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "snapshots" ALTER COLUMN "facebook_campaign_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "connections_by_ad_account" ON "connections" USING btree ("selected_ad_account_id");