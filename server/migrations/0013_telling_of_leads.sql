CREATE TABLE "untold_leads" (
	"lead_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "untold_leads" ADD CONSTRAINT "untold_leads_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_lead_deliveries" ON "lead_deliveries" USING btree ("workspace_id","next_try_at") WHERE "lead_deliveries"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "lead_deliveries_by_lead" ON "lead_deliveries" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "leads_by_arrival" ON "leads" USING btree ("workspace_id","received_at");