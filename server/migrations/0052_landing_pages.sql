CREATE TABLE "landing_page_looks" (
	"workspace_id" uuid NOT NULL,
	"address" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone,
	"outcome" text,
	"because" text,
	"status" integer,
	"ms" integer,
	"bad_since" timestamp with time zone,
	CONSTRAINT "landing_page_looks_workspace_id_address_pk" PRIMARY KEY("workspace_id","address")
);
--> statement-breakpoint
ALTER TABLE "landing_page_looks" ADD CONSTRAINT "landing_page_looks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "landing_page_looks_by_address" ON "landing_page_looks" USING btree ("address");