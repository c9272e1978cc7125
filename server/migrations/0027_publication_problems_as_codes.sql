-- Sentences from before are kept as the title and the reason of a problem without a code of its own.
UPDATE "publications" SET "problem" = jsonb_build_object(
  'code', 'unknown',
  'title', said->>'title',
  'reason', trim(concat_ws(' ', said->>'cause', said->>'reason')),
  'differences', '[]'::jsonb,
  'moneyAtRisk', coalesce((said->>'moneyAtRisk')::boolean, false),
  'field', said->'field',
  'ad', coalesce(said->'ad', 'null'::jsonb),
  'reference', said->'reference'
)
FROM (SELECT "id" AS "of", coalesce("problem"->'en', "problem") AS said FROM "publications") AS kept
WHERE kept."of" = "publications"."id" AND "problem" IS NOT NULL AND NOT "problem" ? 'code';
