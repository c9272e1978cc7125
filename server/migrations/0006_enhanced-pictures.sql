ALTER TABLE "enhancements" ADD COLUMN "enhanced_preview_key" text;--> statement-breakpoint
ALTER TABLE "enhancements" ADD COLUMN "studio_edited_url" text;--> statement-breakpoint
ALTER TABLE "enhancements" ADD COLUMN "studio_edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enhancements" ADD COLUMN "studio_scene_url" text;--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD COLUMN "is_enhanced" boolean DEFAULT false NOT NULL;