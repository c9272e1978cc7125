CREATE TABLE "campaign_media" (
	"campaign_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"upload_order" integer NOT NULL,
	CONSTRAINT "campaign_media_campaign_id_media_id_pk" PRIMARY KEY("campaign_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"business_name" text NOT NULL,
	"industry" text NOT NULL,
	"language" text NOT NULL,
	"objective" text,
	"website_url" text NOT NULL,
	"product_service" text NOT NULL,
	"offer_description" text NOT NULL,
	"selling_points" text[] NOT NULL,
	"before_price_minor" bigint,
	"campaign_price_minor" bigint,
	"currency" char(3) NOT NULL,
	"age_from" integer NOT NULL,
	"age_to" integer NOT NULL,
	"gender" text NOT NULL,
	"daily_budget_minor" bigint,
	"locations" jsonb NOT NULL,
	"lead_form_id" text,
	"pixel_id" text,
	"ads" jsonb NOT NULL,
	"facebook_ad_account_id" text,
	"facebook_page_id" text,
	"facebook_campaign_id" text,
	"facebook_ad_set_id" text,
	"facebook_ad_ids" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "industries" (
	"name" text PRIMARY KEY NOT NULL,
	"guidance" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"facebook_user_id" text NOT NULL,
	"facebook_name" text NOT NULL,
	"sealed_token" text NOT NULL,
	"token_expires_at" timestamp with time zone,
	"granted_permissions" text[] NOT NULL,
	"ad_accounts" jsonb NOT NULL,
	"pages" jsonb NOT NULL,
	"selected_ad_account_id" text,
	"selected_page_id" text,
	"broken" text,
	"connected_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facebook_logins" (
	"nonce" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"session_id" text NOT NULL,
	"return_path" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"workspace_id" uuid NOT NULL,
	"facebook_campaign_id" text NOT NULL,
	"day" date NOT NULL,
	"spend_minor" bigint NOT NULL,
	"impressions" bigint NOT NULL,
	"reach" bigint NOT NULL,
	"clicks" bigint NOT NULL,
	"results" bigint NOT NULL,
	CONSTRAINT "daily_figures_workspace_id_facebook_campaign_id_day_pk" PRIMARY KEY("workspace_id","facebook_campaign_id","day")
);
--> statement-breakpoint
CREATE TABLE "live_ads" (
	"workspace_id" uuid NOT NULL,
	"facebook_ad_id" text NOT NULL,
	"facebook_campaign_id" text NOT NULL,
	"facebook_ad_set_id" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"headline" text,
	"primary_text" text,
	"description" text,
	"call_to_action" text,
	"image_url" text,
	"spend_minor" bigint NOT NULL,
	"impressions" bigint NOT NULL,
	"reach" bigint NOT NULL,
	"clicks" bigint NOT NULL,
	"results" bigint NOT NULL,
	"last_synced_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone,
	CONSTRAINT "live_ads_workspace_id_facebook_ad_id_pk" PRIMARY KEY("workspace_id","facebook_ad_id")
);
--> statement-breakpoint
CREATE TABLE "live_campaigns" (
	"workspace_id" uuid NOT NULL,
	"facebook_campaign_id" text NOT NULL,
	"ad_account_id" text NOT NULL,
	"name" text NOT NULL,
	"objective" text,
	"status" text NOT NULL,
	"currency" char(3) NOT NULL,
	"daily_budget_minor" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"spend_minor" bigint NOT NULL,
	"impressions" bigint NOT NULL,
	"reach" bigint NOT NULL,
	"clicks" bigint NOT NULL,
	"results" bigint NOT NULL,
	"last_synced_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone,
	CONSTRAINT "live_campaigns_workspace_id_facebook_campaign_id_pk" PRIMARY KEY("workspace_id","facebook_campaign_id")
);
--> statement-breakpoint
CREATE TABLE "syncs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"type" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"campaign_count" integer,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"kind" text NOT NULL,
	"variant" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"key" text NOT NULL,
	"preview_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limits_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"marker" text NOT NULL,
	"launch_immediately" boolean NOT NULL,
	"ad_account_id" text NOT NULL,
	"plan" jsonb NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"step" text,
	"intent_at" timestamp with time zone,
	"last_try_at" timestamp with time zone,
	"made" jsonb NOT NULL,
	"problem" jsonb,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "publications_marker_unique" UNIQUE("marker")
);
--> statement-breakpoint
CREATE TABLE "uploaded_pictures" (
	"ad_account_id" text NOT NULL,
	"media_id" uuid NOT NULL,
	"image_hash" text NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploaded_pictures_ad_account_id_media_id_pk" PRIMARY KEY("ad_account_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"person_id" text NOT NULL,
	"workspace_id" uuid NOT NULL,
	"role" text DEFAULT 'owner' NOT NULL,
	CONSTRAINT "members_workspace_id_person_id_pk" PRIMARY KEY("workspace_id","person_id"),
	CONSTRAINT "members_personId_unique" UNIQUE("person_id")
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL,
	"subscription_active" boolean DEFAULT false NOT NULL,
	"subscription_ends_at" timestamp with time zone,
	"trial_ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_media" ADD CONSTRAINT "campaign_media_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_media" ADD CONSTRAINT "campaign_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facebook_logins" ADD CONSTRAINT "facebook_logins_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_figures" ADD CONSTRAINT "daily_figures_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_ads" ADD CONSTRAINT "live_ads_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_campaigns" ADD CONSTRAINT "live_campaigns_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syncs" ADD CONSTRAINT "syncs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_people_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_people_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD CONSTRAINT "uploaded_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_by_workspace" ON "campaigns" USING btree ("workspace_id","status","updated_at");--> statement-breakpoint
CREATE INDEX "campaigns_by_facebook_id" ON "campaigns" USING btree ("facebook_campaign_id");--> statement-breakpoint
CREATE INDEX "live_ads_by_campaign" ON "live_ads" USING btree ("workspace_id","facebook_campaign_id");--> statement-breakpoint
CREATE INDEX "syncs_by_workspace" ON "syncs" USING btree ("workspace_id","started_at");--> statement-breakpoint
CREATE INDEX "media_by_workspace" ON "media" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "credentials_by_person" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_person" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_by_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "one_unfinished_publication_per_campaign" ON "publications" USING btree ("campaign_id") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "publications_by_campaign" ON "publications" USING btree ("workspace_id","campaign_id","started_at");