CREATE TABLE "uploaded_videos" (
	"ad_account_id" text NOT NULL,
	"media_id" uuid NOT NULL,
	"video_id" text,
	"upload" jsonb,
	"holder" uuid NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	CONSTRAINT "uploaded_videos_ad_account_id_media_id_pk" PRIMARY KEY("ad_account_id","media_id")
);
--> statement-breakpoint
ALTER TABLE "uploaded_videos" ADD CONSTRAINT "uploaded_videos_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;