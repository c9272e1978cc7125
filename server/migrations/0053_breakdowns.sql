CREATE TABLE "breakdowns" (
	"workspace_id" uuid NOT NULL,
	"facebook_campaign_id" text NOT NULL,
	"by" text NOT NULL,
	"period" text NOT NULL,
	"told" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "breakdowns_workspace_id_facebook_campaign_id_by_period_pk" PRIMARY KEY("workspace_id","facebook_campaign_id","by","period")
);
--> statement-breakpoint
ALTER TABLE "breakdowns" ADD CONSTRAINT "breakdowns_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;