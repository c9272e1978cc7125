ALTER TABLE "live_ads" ADD COLUMN "figures" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "live_campaigns" ADD COLUMN "figures" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "syncs" ADD COLUMN "days_read_on" date;--> statement-breakpoint
UPDATE "live_campaigns" SET "figures" = jsonb_build_object('30d', jsonb_build_object('spendMinor', "spend_minor", 'impressions', "impressions", 'reach', "reach", 'clicks', "clicks", 'results', "results"));--> statement-breakpoint
UPDATE "live_ads" SET "figures" = jsonb_build_object('30d', jsonb_build_object('spendMinor', "spend_minor", 'impressions', "impressions", 'reach', "reach", 'clicks', "clicks", 'results', "results"));