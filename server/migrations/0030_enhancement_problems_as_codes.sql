ALTER TABLE "enhancements" ADD COLUMN "studio_said" text;--> statement-breakpoint
-- Sentences from before, in either language. What nobody wrote is told as a studio that did not answer.
UPDATE "enhancements" SET
  "studio_said" = coalesce(
    substring("problem" from '^The picture studio said: “(.*)” Your picture is as it was\.'),
    substring("problem" from '^Bildetjenesten svarte: «(.*)» Bildet ditt er som før\.')
  ),
  "problem" = CASE
    WHEN "problem" LIKE 'The picture studio does not let us in.%' OR "problem" LIKE 'Bildetjenesten slipper oss ikke inn.%' THEN 'locked'
    WHEN "problem" LIKE 'The picture studio said: “%' OR "problem" LIKE 'Bildetjenesten svarte: «%' THEN 'refused'
    WHEN "problem" LIKE 'The picture studio has too much to do%' OR "problem" LIKE 'Bildetjenesten har for mye å gjøre%' THEN 'busy'
    ELSE 'silent'
  END
WHERE "problem" IS NOT NULL;
