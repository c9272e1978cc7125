CREATE TABLE "upload_locks" (
	"upload_key" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_media" ADD COLUMN "file_path" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "unused_since" timestamp with time zone;