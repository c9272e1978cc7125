CREATE TABLE "brand_kits" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"logo_media_id" uuid,
	"colours" text[] DEFAULT '{}' NOT NULL,
	"tone" text DEFAULT '' NOT NULL,
	"words_to_use" text[] DEFAULT '{}' NOT NULL,
	"words_to_avoid" text[] DEFAULT '{}' NOT NULL,
	"sources" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brand_kits" ADD CONSTRAINT "brand_kits_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_kits" ADD CONSTRAINT "brand_kits_logo_media_id_media_id_fk" FOREIGN KEY ("logo_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;