CREATE TABLE "form_audiences" (
	"workspace_id" uuid NOT NULL,
	"facebook_form_id" text NOT NULL,
	"facebook_audience_id" text NOT NULL,
	"ad_account_id" text NOT NULL,
	"name" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_audiences_workspace_id_facebook_form_id_pk" PRIMARY KEY("workspace_id","facebook_form_id")
);
--> statement-breakpoint
ALTER TABLE "form_audiences" ADD CONSTRAINT "form_audiences_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;