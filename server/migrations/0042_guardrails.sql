CREATE TABLE "guardrails" (
	"workspace_id" uuid NOT NULL,
	"ad_account_id" text NOT NULL,
	"most_per_day_minor" bigint,
	"most_per_month_minor" bigint,
	CONSTRAINT "guardrails_workspace_id_ad_account_id_pk" PRIMARY KEY("workspace_id","ad_account_id")
);
--> statement-breakpoint
ALTER TABLE "live_campaigns" ADD COLUMN "lifetime_budget_minor" bigint;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "spends" jsonb;--> statement-breakpoint
ALTER TABLE "guardrails" ADD CONSTRAINT "guardrails_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;