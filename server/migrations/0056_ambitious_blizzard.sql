CREATE TABLE "website_readings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"address" text NOT NULL,
	"status" text DEFAULT 'reading' NOT NULL,
	"pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem" text,
	"found" jsonb NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD COLUMN "rendition" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploaded_pictures" DROP CONSTRAINT "uploaded_pictures_ad_account_id_media_id_is_enhanced_pk";--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD CONSTRAINT "uploaded_pictures_pk" PRIMARY KEY("ad_account_id","media_id","is_enhanced","rendition");--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "designs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "website_readings" ADD CONSTRAINT "website_readings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "website_readings_by_workspace" ON "website_readings" USING btree ("workspace_id","started_at");