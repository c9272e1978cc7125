ALTER TABLE "live_ads" DROP COLUMN "spend_minor";--> statement-breakpoint
ALTER TABLE "live_ads" DROP COLUMN "impressions";--> statement-breakpoint
ALTER TABLE "live_ads" DROP COLUMN "reach";--> statement-breakpoint
ALTER TABLE "live_ads" DROP COLUMN "clicks";--> statement-breakpoint
ALTER TABLE "live_ads" DROP COLUMN "results";--> statement-breakpoint
ALTER TABLE "live_campaigns" DROP COLUMN "spend_minor";--> statement-breakpoint
ALTER TABLE "live_campaigns" DROP COLUMN "impressions";--> statement-breakpoint
ALTER TABLE "live_campaigns" DROP COLUMN "reach";--> statement-breakpoint
ALTER TABLE "live_campaigns" DROP COLUMN "clicks";--> statement-breakpoint
ALTER TABLE "live_campaigns" DROP COLUMN "results";