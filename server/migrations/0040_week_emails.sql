ALTER TABLE "people" ADD COLUMN "week_emails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "week_told_on" date;