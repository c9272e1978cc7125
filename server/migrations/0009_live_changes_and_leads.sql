CREATE TABLE "erased_leads" (
	"workspace_id" uuid NOT NULL,
	"facebook_lead_id" text NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erased_leads_workspace_id_facebook_lead_id_pk" PRIMARY KEY("workspace_id","facebook_lead_id")
);
--> statement-breakpoint
CREATE TABLE "lead_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"lead_id" uuid,
	"is_test" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_tried_at" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	"last_http_status" integer,
	"last_problem" text
);
--> statement-breakpoint
CREATE TABLE "lead_retentions" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"months" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_webhooks" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"is_on" boolean NOT NULL,
	"sealed_secret" text NOT NULL,
	"secret_hint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"facebook_lead_id" text NOT NULL,
	"facebook_form_id" text NOT NULL,
	"facebook_page_id" text NOT NULL,
	"facebook_campaign_id" text,
	"facebook_ad_id" text,
	"is_test" boolean DEFAULT false NOT NULL,
	"answers" jsonb NOT NULL,
	"contacts" text[] NOT NULL,
	"search_text" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "read_forms" (
	"workspace_id" uuid NOT NULL,
	"facebook_form_id" text NOT NULL,
	"facebook_page_id" text NOT NULL,
	"name" text NOT NULL,
	"questions" jsonb NOT NULL,
	"leads_at_meta" integer,
	"counted_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "read_forms_workspace_id_facebook_form_id_pk" PRIMARY KEY("workspace_id","facebook_form_id")
);
--> statement-breakpoint
CREATE TABLE "silenced_campaigns" (
	"workspace_id" uuid NOT NULL,
	"facebook_campaign_id" text NOT NULL,
	CONSTRAINT "silenced_campaigns_workspace_id_facebook_campaign_id_pk" PRIMARY KEY("workspace_id","facebook_campaign_id")
);
--> statement-breakpoint
CREATE TABLE "live_ad_sets" (
	"workspace_id" uuid NOT NULL,
	"facebook_ad_set_id" text NOT NULL,
	"facebook_campaign_id" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"daily_budget_minor" bigint,
	"places" jsonb NOT NULL,
	"other_places" integer NOT NULL,
	"changed_here_at" timestamp with time zone,
	"last_synced_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone,
	CONSTRAINT "live_ad_sets_workspace_id_facebook_ad_set_id_pk" PRIMARY KEY("workspace_id","facebook_ad_set_id")
);
--> statement-breakpoint
CREATE TABLE "live_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"person_id" text NOT NULL,
	"ad_account_id" text,
	"facebook_campaign_id" text,
	"matter" jsonb NOT NULL,
	"marker" text NOT NULL,
	"progress" jsonb,
	"status" text DEFAULT 'running' NOT NULL,
	"problem" jsonb,
	"undoes" uuid,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "live_changes_marker_unique" UNIQUE("marker")
);
--> statement-breakpoint
ALTER TABLE "live_ads" ADD COLUMN "review_feedback" text;--> statement-breakpoint
ALTER TABLE "live_ads" ADD COLUMN "changed_here_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_campaigns" ADD COLUMN "configured_status" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_campaigns" ADD COLUMN "budget_place" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_campaigns" ADD COLUMN "changed_here_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "syncs" ADD COLUMN "ad_account_id" text;--> statement-breakpoint
ALTER TABLE "syncs" ADD COLUMN "retry_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "syncs" ADD COLUMN "days_read_since" date;--> statement-breakpoint
ALTER TABLE "erased_leads" ADD CONSTRAINT "erased_leads_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_retentions" ADD CONSTRAINT "lead_retentions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_webhooks" ADD CONSTRAINT "lead_webhooks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_forms" ADD CONSTRAINT "read_forms_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "silenced_campaigns" ADD CONSTRAINT "silenced_campaigns_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_ad_sets" ADD CONSTRAINT "live_ad_sets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_changes" ADD CONSTRAINT "live_changes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_changes" ADD CONSTRAINT "live_changes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_changes" ADD CONSTRAINT "live_changes_undoes_live_changes_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."live_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_deliveries_by_workspace" ON "lead_deliveries" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "a_lead_once_per_workspace" ON "leads" USING btree ("workspace_id","facebook_lead_id");--> statement-breakpoint
CREATE INDEX "leads_by_form" ON "leads" USING btree ("workspace_id","facebook_form_id","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_by_contact" ON "leads" USING gin ("contacts");--> statement-breakpoint
CREATE INDEX "live_ad_sets_by_campaign" ON "live_ad_sets" USING btree ("workspace_id","facebook_campaign_id");--> statement-breakpoint
CREATE INDEX "live_changes_by_campaign" ON "live_changes" USING btree ("workspace_id","facebook_campaign_id","started_at");