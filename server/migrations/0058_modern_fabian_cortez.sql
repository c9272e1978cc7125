CREATE TABLE "compliance_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"file" text NOT NULL,
	"person_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "compliance_verdicts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"act" text NOT NULL,
	"packs" jsonb NOT NULL,
	"shown" jsonb NOT NULL,
	"findings" jsonb NOT NULL,
	"person_id" text NOT NULL,
	"key_name" text,
	"judged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "compliance_answers" RENAME COLUMN "campaign_id" TO "subject";--> statement-breakpoint
ALTER TABLE "compliance_answers" DROP CONSTRAINT "compliance_answers_campaign_id_campaigns_id_fk";
--> statement-breakpoint
ALTER TABLE "compliance_answers" ALTER COLUMN "subject" SET DATA TYPE text;
--> statement-breakpoint
DROP INDEX "compliance_answers_by_campaign";--> statement-breakpoint
ALTER TABLE "compliance_answers" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "compliance_files" ADD CONSTRAINT "compliance_files_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_files" ADD CONSTRAINT "compliance_files_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_verdicts" ADD CONSTRAINT "compliance_verdicts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_verdicts" ADD CONSTRAINT "compliance_verdicts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "compliance_files_by_workspace" ON "compliance_files" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "compliance_verdicts_by_subject" ON "compliance_verdicts" USING btree ("workspace_id","subject","judged_at");--> statement-breakpoint
ALTER TABLE "compliance_answers" ADD CONSTRAINT "compliance_answers_file_id_compliance_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."compliance_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "compliance_answers_by_subject" ON "compliance_answers" USING btree ("workspace_id","subject","answered_at");