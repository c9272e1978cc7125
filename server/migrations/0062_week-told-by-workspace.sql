ALTER TABLE "members" ADD COLUMN "week_told_on" date;--> statement-breakpoint
UPDATE "members" SET "week_told_on" = "people"."week_told_on" FROM "people" WHERE "people"."id" = "members"."person_id";--> statement-breakpoint
ALTER TABLE "people" DROP COLUMN "week_told_on";
