-- Sentences from before are kept as they are.
ALTER TABLE "lead_deliveries" ALTER COLUMN "last_problem" SET DATA TYPE jsonb USING CASE
  WHEN "last_problem" LIKE '{"%' THEN jsonb_build_object('code', 'words', 'params', jsonb_build_object('words', "last_problem"::jsonb->>'en'))
  WHEN "last_problem" IS NOT NULL THEN jsonb_build_object('code', 'words', 'params', jsonb_build_object('words', "last_problem"))
END;--> statement-breakpoint
ALTER TABLE "read_forms" ALTER COLUMN "problem" SET DATA TYPE jsonb USING CASE
  WHEN "problem" LIKE '{"%' THEN jsonb_build_object('code', 'words', 'params', jsonb_build_object('words', "problem"::jsonb->>'en'))
  WHEN "problem" IS NOT NULL THEN jsonb_build_object('code', 'words', 'params', jsonb_build_object('words', "problem"))
END;
