ALTER TABLE "lead_webhooks" ADD COLUMN "rest_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "read_forms" ADD COLUMN "earlier_leads" integer;--> statement-breakpoint
ALTER TABLE "read_forms" ADD COLUMN "earlier_found_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "read_forms" ADD COLUMN "earlier_told_at" timestamp with time zone;