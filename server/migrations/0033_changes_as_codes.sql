-- Sentences from before are kept as they are.
ALTER TABLE "syncs" ALTER COLUMN "problem" SET DATA TYPE jsonb USING CASE
  WHEN "problem" LIKE '{"%' THEN jsonb_build_object('code', 'words', 'params', jsonb_build_object('words', "problem"::jsonb->>'en'))
  WHEN "problem" IS NOT NULL THEN jsonb_build_object('code', 'words', 'params', jsonb_build_object('words', "problem"))
END;--> statement-breakpoint
UPDATE "live_changes" SET "problem" = jsonb_build_object(
  'code', 'words',
  'params', jsonb_build_object('title', said->>'title', 'text', said->>'text'),
  'isMoneyAtRisk', coalesce((said->>'isMoneyAtRisk')::boolean, false),
  'reference', coalesce(said->'reference', 'null'::jsonb)
)
FROM (SELECT "id" AS "of", coalesce("problem"->'en', "problem") AS said FROM "live_changes") AS kept
WHERE kept."of" = "live_changes"."id" AND "problem" IS NOT NULL AND NOT "problem" ? 'code';
