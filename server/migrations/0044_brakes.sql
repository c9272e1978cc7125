CREATE TABLE "brakes" (
	"workspace_id" uuid NOT NULL,
	"facebook_campaign_id" text NOT NULL,
	"ad_account_id" text NOT NULL,
	"currency" char(3) NOT NULL,
	"person_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"history_read_to" timestamp with time zone NOT NULL,
	"struck" jsonb,
	CONSTRAINT "brakes_workspace_id_facebook_campaign_id_pk" PRIMARY KEY("workspace_id","facebook_campaign_id")
);
--> statement-breakpoint
ALTER TABLE "brakes" ADD CONSTRAINT "brakes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brakes" ADD CONSTRAINT "brakes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brakes_by_ad_account" ON "brakes" USING btree ("workspace_id","ad_account_id");