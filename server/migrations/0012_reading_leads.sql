CREATE TABLE "foreign_forms" (
	"workspace_id" uuid NOT NULL,
	"facebook_campaign_id" text NOT NULL,
	"facebook_form_ids" text[] NOT NULL,
	"facebook_page_id" text,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "foreign_forms_workspace_id_facebook_campaign_id_pk" PRIMARY KEY("workspace_id","facebook_campaign_id")
);
--> statement-breakpoint
ALTER TABLE "read_forms" ALTER COLUMN "name" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "read_forms" ALTER COLUMN "questions" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "erased_leads" ADD COLUMN "facebook_form_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "erased_leads" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "erased_leads" ADD COLUMN "created_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "read_forms" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "read_forms" ADD COLUMN "out_of_reach" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "read_forms" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "read_forms" ADD COLUMN "read_wholly_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "foreign_forms" ADD CONSTRAINT "foreign_forms_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connections_by_page" ON "connections" USING gin ("pages" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "leads_by_age" ON "leads" USING btree ("workspace_id","created_at");