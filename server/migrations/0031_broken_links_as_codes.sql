-- Sentences from before, each in one language or as JSON in both, by what both hold.
UPDATE "connections" SET "broken" = CASE
  WHEN "broken" LIKE '%Adfjord was removed from the apps%' OR "broken" LIKE '%Adfjord er fjernet fra appene%' THEN 'removed'
  WHEN "broken" LIKE '%The password of this Facebook account was changed%' OR "broken" LIKE '%Passordet til denne Facebook-kontoen%' THEN 'password-changed'
  WHEN "broken" LIKE '%The permission Facebook gave%' OR "broken" LIKE '%Tillatelsen fra Facebook er utløpt%' THEN 'expired'
  WHEN "broken" LIKE '%Facebook wants a security check%' OR "broken" LIKE '%Facebook krever en sikkerhetskontroll%' THEN 'checkpoint'
  WHEN "broken" LIKE '%Facebook wants this account to be confirmed%' OR "broken" LIKE '%Facebook vil at denne kontoen skal bekreftes%' THEN 'unconfirmed'
  WHEN "broken" LIKE '%This Facebook account was signed out everywhere%' OR "broken" LIKE '%Denne Facebook-kontoen er logget ut overalt%' THEN 'signed-out-everywhere'
  ELSE 'unexplained'
END
WHERE "broken" IS NOT NULL;
