CREATE TABLE "set_aside_leads" (
	"workspace_id" uuid NOT NULL,
	"facebook_lead_id" text NOT NULL,
	"facebook_form_id" text NOT NULL,
	"set_aside_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	CONSTRAINT "set_aside_leads_workspace_id_facebook_lead_id_pk" PRIMARY KEY("workspace_id","facebook_lead_id")
);
--> statement-breakpoint
ALTER TABLE "set_aside_leads" ADD CONSTRAINT "set_aside_leads_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;