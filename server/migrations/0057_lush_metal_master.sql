CREATE TABLE "compliance_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"finding_id" text NOT NULL,
	"rule_id" text NOT NULL,
	"question" text NOT NULL,
	"quote" text NOT NULL,
	"pack_version" text NOT NULL,
	"is_so" boolean NOT NULL,
	"note" text NOT NULL,
	"person_id" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_contents" (
	"workspace_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"told" jsonb NOT NULL,
	"person_id" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "picture_contents_workspace_id_media_id_pk" PRIMARY KEY("workspace_id","media_id")
);
--> statement-breakpoint
ALTER TABLE "compliance_answers" ADD CONSTRAINT "compliance_answers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_answers" ADD CONSTRAINT "compliance_answers_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_answers" ADD CONSTRAINT "compliance_answers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_contents" ADD CONSTRAINT "picture_contents_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_contents" ADD CONSTRAINT "picture_contents_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_contents" ADD CONSTRAINT "picture_contents_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "compliance_answers_by_campaign" ON "compliance_answers" USING btree ("workspace_id","campaign_id","answered_at");