ALTER TABLE "email_changes" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
UPDATE "sessions" SET "token" = translate(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '+/=', '-_');--> statement-breakpoint
UPDATE "verifications" SET "identifier" = translate(encode(sha256(convert_to("identifier", 'UTF8')), 'base64'), '+/=', '-_');
