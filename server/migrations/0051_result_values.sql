CREATE TABLE "result_values" (
	"workspace_id" uuid NOT NULL,
	"currency" char(3) NOT NULL,
	"objective" text NOT NULL,
	"value_minor" bigint NOT NULL,
	CONSTRAINT "result_values_workspace_id_currency_objective_pk" PRIMARY KEY("workspace_id","currency","objective")
);
--> statement-breakpoint
ALTER TABLE "result_values" ADD CONSTRAINT "result_values_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;