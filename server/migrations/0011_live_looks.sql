CREATE TABLE "live_looks" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"looked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_looks" ADD CONSTRAINT "live_looks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "syncs_by_ad_account" ON "syncs" USING btree ("ad_account_id","retry_after");