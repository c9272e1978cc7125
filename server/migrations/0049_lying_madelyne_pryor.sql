CREATE TABLE "daily_ad_figures" (
	"workspace_id" uuid NOT NULL,
	"facebook_ad_id" text NOT NULL,
	"day" date NOT NULL,
	"spend_minor" bigint NOT NULL,
	"impressions" bigint NOT NULL,
	"reach" bigint NOT NULL,
	"clicks" bigint NOT NULL,
	"results" bigint NOT NULL,
	CONSTRAINT "daily_ad_figures_workspace_id_facebook_ad_id_day_pk" PRIMARY KEY("workspace_id","facebook_ad_id","day")
);
--> statement-breakpoint
ALTER TABLE "syncs" ADD COLUMN "ad_days_read_since" date;--> statement-breakpoint
ALTER TABLE "syncs" ADD COLUMN "ad_days_read_on" date;--> statement-breakpoint
ALTER TABLE "daily_ad_figures" ADD CONSTRAINT "daily_ad_figures_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;