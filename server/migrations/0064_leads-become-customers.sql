CREATE TABLE "lead_stages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person_id" text
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "contacted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "next_step" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "next_step_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "won_minor" bigint;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "won_currency" char(3);--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "taken_by_id" text;--> statement-breakpoint
ALTER TABLE "lead_stages" ADD CONSTRAINT "lead_stages_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_stages" ADD CONSTRAINT "lead_stages_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_stages" ADD CONSTRAINT "lead_stages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_stages_by_lead" ON "lead_stages" USING btree ("lead_id","at");--> statement-breakpoint
CREATE INDEX "lead_stages_by_workspace" ON "lead_stages" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "lead_stages_by_person" ON "lead_stages" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_taken_by_id_people_id_fk" FOREIGN KEY ("taken_by_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_by_next_step" ON "leads" USING btree ("workspace_id","next_step_at") WHERE "leads"."next_step_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_by_taker" ON "leads" USING btree ("taken_by_id");