ALTER TABLE "campaigns" ADD COLUMN "seeks_good_leads" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_event_settings" ADD COLUMN "match_quality" jsonb;--> statement-breakpoint
ALTER TABLE "lead_event_settings" ADD COLUMN "quality_asked_at" timestamp with time zone;