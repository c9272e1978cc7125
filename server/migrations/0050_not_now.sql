CREATE TABLE "not_now" (
	"workspace_id" uuid NOT NULL,
	"matter" text NOT NULL,
	"evidence" text NOT NULL,
	"recommendation_id" text NOT NULL,
	"ask_again_at" timestamp with time zone NOT NULL,
	CONSTRAINT "not_now_workspace_id_matter_pk" PRIMARY KEY("workspace_id","matter")
);
--> statement-breakpoint
ALTER TABLE "not_now" ADD CONSTRAINT "not_now_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;