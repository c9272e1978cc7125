ALTER TABLE "live_ad_sets" ADD COLUMN "configured_status" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_ad_sets" ADD COLUMN "ran_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_ad_sets" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_ad_sets" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_ads" ADD COLUMN "configured_status" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_ads" ADD COLUMN "ran_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_ads" ADD COLUMN "active_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_campaigns" ADD COLUMN "last_delivered_on" date;