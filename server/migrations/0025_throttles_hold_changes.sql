ALTER TABLE "live_changes" ADD COLUMN "waits_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "syncs" ADD COLUMN "throttled_until" timestamp with time zone;