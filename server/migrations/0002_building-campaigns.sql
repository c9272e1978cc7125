ALTER TABLE "campaigns" ADD COLUMN "special_ad_category" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "beneficiary" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "payer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "industries" ADD COLUMN "special_ad_category" text DEFAULT 'none' NOT NULL;