CREATE TABLE "attention_told" (
	"workspace_id" uuid NOT NULL,
	"code" text NOT NULL,
	"about" text NOT NULL,
	"ad_account_id" text,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attention_told_workspace_id_code_about_pk" PRIMARY KEY("workspace_id","code","about")
);
--> statement-breakpoint
ALTER TABLE "attention_told" ADD CONSTRAINT "attention_told_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;