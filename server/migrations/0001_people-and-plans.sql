CREATE TABLE "deletions" (
	"code" text PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"new_email" text NOT NULL,
	"present_token_hash" text NOT NULL,
	"new_token_hash" text NOT NULL,
	"present_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "email_changes_presentTokenHash_unique" UNIQUE("present_token_hash"),
	CONSTRAINT "email_changes_newTokenHash_unique" UNIQUE("new_token_hash")
);
--> statement-breakpoint
CREATE TABLE "campaign_uses" (
	"publication_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_people_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_uses" ADD CONSTRAINT "campaign_uses_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_uses_by_workspace" ON "campaign_uses" USING btree ("workspace_id","used_at");