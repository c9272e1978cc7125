ALTER TABLE "campaigns" ADD COLUMN "price_currency" char(3) DEFAULT 'NOK' NOT NULL;--> statement-breakpoint
UPDATE "campaigns" SET "price_currency" = "currency";