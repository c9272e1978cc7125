CREATE TABLE "lead_event_settings" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"dataset_id" text,
	"dataset_name" text,
	"confirmed_by" text,
	"since" timestamp with time zone,
	"last_sent_at" timestamp with time zone,
	"last_problem" jsonb
);
--> statement-breakpoint
CREATE TABLE "lead_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"problem" jsonb
);
--> statement-breakpoint
ALTER TABLE "lead_event_settings" ADD CONSTRAINT "lead_event_settings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "an_event_once_per_stage" ON "lead_events" USING btree ("lead_id","stage");--> statement-breakpoint
CREATE INDEX "waiting_lead_events" ON "lead_events" USING btree ("workspace_id","next_try_at") WHERE "lead_events"."status" = 'waiting';