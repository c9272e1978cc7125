CREATE TABLE "watched_pixels" (
	"workspace_id" uuid NOT NULL,
	"ad_account_id" text NOT NULL,
	"pixel_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"last_fired_at" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "watched_pixels_workspace_id_ad_account_id_pixel_id_pk" PRIMARY KEY("workspace_id","ad_account_id","pixel_id")
);
--> statement-breakpoint
ALTER TABLE "watched_pixels" ADD CONSTRAINT "watched_pixels_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;