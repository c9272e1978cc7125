CREATE TABLE "drifts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"ad_account_id" text NOT NULL,
	"facebook_campaign_id" text NOT NULL,
	"object_id" text NOT NULL,
	"object_type" text NOT NULL,
	"object_name" text NOT NULL,
	"field" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"who" jsonb NOT NULL,
	"unchanged_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL,
	"told_from" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"workspace_id" uuid NOT NULL,
	"object_id" text NOT NULL,
	"object_type" text NOT NULL,
	"facebook_campaign_id" text NOT NULL,
	"ad_account_id" text NOT NULL,
	"held" jsonb NOT NULL,
	"gist" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "snapshots_workspace_id_object_id_pk" PRIMARY KEY("workspace_id","object_id")
);
--> statement-breakpoint
ALTER TABLE "drifts" ADD CONSTRAINT "drifts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "drifts_open" ON "drifts" USING btree ("workspace_id","object_id","field") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "drifts_by_campaign" ON "drifts" USING btree ("workspace_id","facebook_campaign_id","seen_at");