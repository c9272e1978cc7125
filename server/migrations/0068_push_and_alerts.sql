CREATE TABLE "lead_alerts" (
	"workspace_id" uuid NOT NULL,
	"person_id" text NOT NULL,
	"by_email" boolean DEFAULT true NOT NULL,
	"by_push" boolean DEFAULT true NOT NULL,
	"quiet_from" text,
	"quiet_until" text,
	"time_zone" text,
	"muted_campaigns" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "lead_alerts_workspace_id_person_id_pk" PRIMARY KEY("workspace_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "lead_reminders" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"minutes" integer
);
--> statement-breakpoint
CREATE TABLE "lead_tellings" (
	"workspace_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"person_id" text NOT NULL,
	"kind" text NOT NULL,
	"way" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_tellings_lead_id_person_id_kind_way_pk" PRIMARY KEY("lead_id","person_id","kind","way")
);
--> statement-breakpoint
CREATE TABLE "push_browsers" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"session_id" text,
	"sealed" text NOT NULL,
	"user_agent" text,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed_private_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_alerts" ADD CONSTRAINT "lead_alerts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_alerts" ADD CONSTRAINT "lead_alerts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_alerts" ADD CONSTRAINT "lead_alerts_of_member" FOREIGN KEY ("workspace_id","person_id") REFERENCES "public"."members"("workspace_id","person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_reminders" ADD CONSTRAINT "lead_reminders_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tellings" ADD CONSTRAINT "lead_tellings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tellings" ADD CONSTRAINT "lead_tellings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tellings" ADD CONSTRAINT "lead_tellings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_browsers" ADD CONSTRAINT "push_browsers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_browsers" ADD CONSTRAINT "push_browsers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_tellings_by_time" ON "lead_tellings" USING btree ("workspace_id","way","due_at");--> statement-breakpoint
CREATE INDEX "push_browsers_by_person" ON "push_browsers" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "push_browsers_by_session" ON "push_browsers" USING btree ("session_id");