CREATE TABLE "ad_acts" (
	"ad_id" integer NOT NULL,
	"act" text NOT NULL,
	"viewer" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_acts_ad_id_act_viewer_hour_pk" PRIMARY KEY("ad_id","act","viewer","hour")
);
--> statement-breakpoint
CREATE TABLE "ad_days" (
	"ad_id" integer NOT NULL,
	"on" date NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_days_ad_id_on_pk" PRIMARY KEY("ad_id","on")
);
--> statement-breakpoint
CREATE TABLE "ads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type_id" integer NOT NULL,
	"name" text NOT NULL,
	"file_id" integer,
	"alt" text NOT NULL,
	"link" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"weight" smallint DEFAULT 1 NOT NULL,
	"daily_limit" smallint,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audience_members" (
	"audience" text NOT NULL,
	"author_id" integer,
	"user_id" integer NOT NULL,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "audience_members_once" UNIQUE NULLS NOT DISTINCT("user_id","audience","author_id")
);
--> statement-breakpoint
CREATE TABLE "feed_readings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"viewer_id" integer,
	"scope" text NOT NULL,
	"post_ids" integer[] NOT NULL,
	"reasons" smallint[] NOT NULL,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hashtags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hashtags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"listable" boolean DEFAULT true NOT NULL,
	"trendable" boolean DEFAULT true NOT NULL,
	"posts_count" integer DEFAULT 0 NOT NULL,
	"authors_count" integer DEFAULT 0 NOT NULL,
	"week_posts" integer DEFAULT 0 NOT NULL,
	"week_authors" integer DEFAULT 0 NOT NULL,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_hashtags" (
	"hashtag_id" integer NOT NULL,
	"post_id" integer NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_hashtags_hashtag_id_post_id_pk" PRIMARY KEY("hashtag_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "liked_ranks" (
	"target" text NOT NULL,
	"period" text NOT NULL,
	"position" smallint NOT NULL,
	"target_id" integer NOT NULL,
	"saves" integer NOT NULL,
	CONSTRAINT "liked_ranks_target_period_position_pk" PRIMARY KEY("target","period","position")
);
--> statement-breakpoint
CREATE TABLE "post_mentions" (
	"post_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "post_mentions_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_photos" (
	"post_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "post_photos_post_id_file_id_pk" PRIMARY KEY("post_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "post_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"text" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"created_by" integer NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"teaser" text DEFAULT '' NOT NULL,
	"available_by" text DEFAULT 'todos' NOT NULL,
	"video_id" integer,
	"plant_id" integer,
	"space_id" integer,
	"plan_id" integer,
	"plant_cycle_id" integer,
	"cycle_day" smallint,
	"rank" double precision NOT NULL,
	"idempotency_key" uuid,
	"pinned_at" timestamp with time zone,
	"highlighted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('grower'::regconfig, plain_plurals(case when available_by = 'pago' then teaser else text end))) STORED
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"search_text" text NOT NULL,
	"posts" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_appeals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_appeals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"text" text NOT NULL,
	"outcome" text,
	"reason" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_case_photos" (
	"case_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "moderation_case_photos_case_id_file_id_pk" PRIMARY KEY("case_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "moderation_cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"target" text NOT NULL,
	"target_id" integer NOT NULL,
	"author_id" integer,
	"seen_title" text NOT NULL,
	"seen_text" text NOT NULL,
	"seen_url" text NOT NULL,
	"state" text DEFAULT 'aberta' NOT NULL,
	"assigned_to" integer,
	"reports_count" integer DEFAULT 0 NOT NULL,
	"last_reported_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"reason" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"suspended_until" timestamp with time zone,
	"undo" jsonb,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"user_id" integer,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"reporter_id" integer,
	"category" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"by_system" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_addresses" (
	"user_id" integer NOT NULL,
	"channel" text NOT NULL,
	"sealed_address" text NOT NULL,
	"shown" text NOT NULL,
	"opt_in" jsonb NOT NULL,
	"confirmed_at" timestamp with time zone,
	"code_hash" text,
	"code_sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "notification_addresses_user_id_channel_pk" PRIMARY KEY("user_id","channel")
);
--> statement-breakpoint
CREATE TABLE "notification_times" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"mail_rhythm" text DEFAULT 'at_once' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_days" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "notification_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "notification_deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"notification_id" integer,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"provider_id" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_actors" (
	"notification_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"active" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_actors_notification_id_user_id_pk" PRIMARY KEY("notification_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"blocked_id" integer NOT NULL,
	CONSTRAINT "blocks_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "mutes" (
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"muted_id" integer NOT NULL,
	CONSTRAINT "mutes_user_id_muted_id_pk" PRIMARY KEY("user_id","muted_id")
);
--> statement-breakpoint
CREATE TABLE "listed_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listed_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	"folded" text NOT NULL,
	"strength" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_networks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_networks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"order" smallint NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_answer_values" (
	"answer_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"choices" smallint[],
	"scale" smallint,
	"text" text,
	CONSTRAINT "survey_answer_values_answer_id_question_id_pk" PRIMARY KEY("answer_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "survey_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"survey_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_dismissals" (
	"survey_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "survey_dismissals_survey_id_user_id_pk" PRIMARY KEY("survey_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "survey_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "survey_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"survey_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"required" boolean NOT NULL,
	"options" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "surveys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"audience" text DEFAULT 'everyone' NOT NULL,
	"anonymous" boolean NOT NULL,
	"opens_on" date,
	"closes_on" date,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"upload_key" uuid NOT NULL,
	"storage_key" uuid NOT NULL,
	"status" text DEFAULT 'uploading' NOT NULL,
	"refusal" text,
	"length" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"parts" text[] DEFAULT '{}' NOT NULL,
	"type" text,
	"bytes" integer DEFAULT 0 NOT NULL,
	"duration_s" real,
	"width" smallint,
	"height" smallint,
	"poster_file_id" integer,
	"public" boolean DEFAULT false NOT NULL,
	"withheld" boolean DEFAULT false NOT NULL,
	"attached" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
DROP INDEX "notifications_of_person";--> statement-breakpoint
DROP INDEX "files_orphans";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plants" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stuffs" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "in_app" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "ad_acts" ADD CONSTRAINT "ad_acts_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_days" ADD CONSTRAINT "ad_days_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_type_id_ad_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."ad_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience_members" ADD CONSTRAINT "audience_members_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience_members" ADD CONSTRAINT "audience_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_readings" ADD CONSTRAINT "feed_readings_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_hashtags" ADD CONSTRAINT "post_hashtags_hashtag_id_hashtags_id_fk" FOREIGN KEY ("hashtag_id") REFERENCES "public"."hashtags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_hashtags" ADD CONSTRAINT "post_hashtags_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_hashtags" ADD CONSTRAINT "post_hashtags_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_mentions" ADD CONSTRAINT "post_mentions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_mentions" ADD CONSTRAINT "post_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_photos" ADD CONSTRAINT "post_photos_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_photos" ADD CONSTRAINT "post_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_plant_cycle_id_catalogue_items_id_fk" FOREIGN KEY ("plant_cycle_id") REFERENCES "public"."catalogue_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_appeals" ADD CONSTRAINT "moderation_appeals_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_appeals" ADD CONSTRAINT "moderation_appeals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_case_photos" ADD CONSTRAINT "moderation_case_photos_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_case_photos" ADD CONSTRAINT "moderation_case_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_entries" ADD CONSTRAINT "moderation_entries_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_entries" ADD CONSTRAINT "moderation_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_addresses" ADD CONSTRAINT "notification_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_times" ADD CONSTRAINT "notification_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_days" ADD CONSTRAINT "notification_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_actors" ADD CONSTRAINT "notification_actors_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_actors" ADD CONSTRAINT "notification_actors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muted_id_users_id_fk" FOREIGN KEY ("muted_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listed_words" ADD CONSTRAINT "listed_words_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answer_values" ADD CONSTRAINT "survey_answer_values_answer_id_survey_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."survey_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answer_values" ADD CONSTRAINT "survey_answer_values_question_id_survey_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."survey_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_dismissals" ADD CONSTRAINT "survey_dismissals_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_dismissals" ADD CONSTRAINT "survey_dismissals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_questions" ADD CONSTRAINT "survey_questions_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_file_id_files_id_fk" FOREIGN KEY ("poster_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_acts_hour" ON "ad_acts" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "ad_acts_viewer" ON "ad_acts" USING btree ("viewer","hour");--> statement-breakpoint
CREATE INDEX "ad_days_on" ON "ad_days" USING btree ("on");--> statement-breakpoint
CREATE INDEX "ads_type" ON "ads" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "ads_file" ON "ads" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "ads_active" ON "ads" USING btree ("id") WHERE active;--> statement-breakpoint
CREATE UNIQUE INDEX "ad_types_slug" ON "ad_types" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "audience_members_author" ON "audience_members" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "feed_readings_made" ON "feed_readings" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "feed_readings_recent" ON "feed_readings" USING btree ("viewer_id","scope","made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "hashtags_slug" ON "hashtags" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "hashtags_all_time" ON "hashtags" USING btree ("authors_count","posts_count","id") WHERE listable and posts_count > 0;--> statement-breakpoint
CREATE INDEX "hashtags_week" ON "hashtags" USING btree ("week_authors","week_posts","id") WHERE listable and trendable and week_posts > 0;--> statement-breakpoint
CREATE INDEX "hashtags_search" ON "hashtags" USING gin ("slug" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "post_hashtags_post" ON "post_hashtags" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_hashtags_week" ON "post_hashtags" USING btree ("created_at","hashtag_id","created_by");--> statement-breakpoint
CREATE INDEX "post_hashtags_person" ON "post_hashtags" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "liked_ranks_thing" ON "liked_ranks" USING btree ("target","target_id");--> statement-breakpoint
CREATE INDEX "post_mentions_user" ON "post_mentions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "post_photos_file" ON "post_photos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "post_versions_post" ON "post_versions" USING btree ("post_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_slug" ON "posts" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_idempotency_key" ON "posts" USING btree ("created_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "posts_of_person" ON "posts" USING btree ("created_by","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("id") WHERE deleted_at is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "posts_ranked" ON "posts" USING btree ("rank","id") WHERE deleted_at is null and hidden_at is null and available_by = 'todos';--> statement-breakpoint
CREATE INDEX "posts_for_few" ON "posts" USING btree ("available_by","id") WHERE available_by <> 'todos' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "posts_highlighted" ON "posts" USING btree ("highlighted_at") WHERE highlighted_at is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "posts_of_phase" ON "posts" USING btree ("plant_cycle_id","id") WHERE deleted_at is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "posts_of_week" ON "posts" USING btree ("plant_cycle_id",((cycle_day - 1) / 7),"id") WHERE deleted_at is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "posts_ranked_phase" ON "posts" USING btree ("plant_cycle_id","rank","id") WHERE deleted_at is null and hidden_at is null and available_by = 'todos';--> statement-breakpoint
CREATE INDEX "posts_ranked_week" ON "posts" USING btree ("plant_cycle_id",((cycle_day - 1) / 7),"rank","id") WHERE deleted_at is null and hidden_at is null and available_by = 'todos';--> statement-breakpoint
CREATE UNIQUE INDEX "posts_video" ON "posts" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "posts_of_plant" ON "posts" USING btree ("plant_id","id") WHERE plant_id is not null;--> statement-breakpoint
CREATE INDEX "posts_of_space" ON "posts" USING btree ("space_id","id") WHERE space_id is not null;--> statement-breakpoint
CREATE INDEX "posts_of_plan" ON "posts" USING btree ("plan_id","id") WHERE plan_id is not null;--> statement-breakpoint
CREATE INDEX "search_words_search" ON "search_words" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_appeals_once" ON "moderation_appeals" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "moderation_appeals_waiting" ON "moderation_appeals" USING btree ("created_at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "moderation_case_photos_file" ON "moderation_case_photos" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_uuid" ON "moderation_cases" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_open" ON "moderation_cases" USING btree ("target","target_id") WHERE state <> 'decidida';--> statement-breakpoint
CREATE INDEX "moderation_cases_of_thing" ON "moderation_cases" USING btree ("target","target_id","id");--> statement-breakpoint
CREATE INDEX "moderation_cases_queue" ON "moderation_cases" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "moderation_cases_author" ON "moderation_cases" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "moderation_entries_case" ON "moderation_entries" USING btree ("case_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_reports_once" ON "moderation_reports" USING btree ("case_id","reporter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_reports_system" ON "moderation_reports" USING btree ("case_id") WHERE by_system;--> statement-breakpoint
CREATE INDEX "moderation_reports_person" ON "moderation_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "moderation_reports_day" ON "moderation_reports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_deliveries_once" ON "notification_deliveries" USING btree ("notification_id","channel","address");--> statement-breakpoint
CREATE INDEX "notification_deliveries_user_id" ON "notification_deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notification_deliveries_queued" ON "notification_deliveries" USING btree ("due_at") WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX "notification_deliveries_created_at" ON "notification_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notification_actors_user_id" ON "notification_actors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session_id" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "blocks_of_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "mutes_of_muted" ON "mutes" USING btree ("muted_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listed_words_folded" ON "listed_words" USING btree ("folded");--> statement-breakpoint
CREATE UNIQUE INDEX "site_networks_address" ON "site_networks" USING btree ("address");--> statement-breakpoint
CREATE INDEX "site_networks_order" ON "site_networks" USING btree ("order","id");--> statement-breakpoint
CREATE INDEX "survey_answer_values_question" ON "survey_answer_values" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_answers_person" ON "survey_answers" USING btree ("survey_id","user_id");--> statement-breakpoint
CREATE INDEX "survey_answers_of_person" ON "survey_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "survey_dismissals_of_person" ON "survey_dismissals" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_questions_position" ON "survey_questions" USING btree ("survey_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "surveys_slug" ON "surveys" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "surveys_open" ON "surveys" USING btree ("id") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "videos_key" ON "videos" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "videos_upload_key" ON "videos" USING btree ("upload_key");--> statement-breakpoint
CREATE UNIQUE INDEX "videos_storage_key" ON "videos" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "videos_of_person" ON "videos" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "videos_poster" ON "videos" USING btree ("poster_file_id");--> statement-breakpoint
CREATE INDEX "videos_orphans" ON "videos" USING btree ("created_at") WHERE not attached;--> statement-breakpoint
CREATE INDEX "updates_newest" ON "updates" USING btree ("happened_at","id") WHERE plant_id is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "saves_since" ON "saves" USING btree ("target","created_at","target_id");--> statement-breakpoint
CREATE INDEX "notifications_of_person" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "files_orphans" ON "files" USING btree ("created_at") WHERE not attached and not held;--> statement-breakpoint
ALTER TABLE "plants" ADD CONSTRAINT "plants_hidden_is_private" CHECK ("plants"."hidden_at" is null or "plants"."private");--> statement-breakpoint
ALTER TABLE "spaces" ADD CONSTRAINT "spaces_hidden_is_private" CHECK ("spaces"."hidden_at" is null or "spaces"."private");--> statement-breakpoint
ALTER TABLE "stuffs" ADD CONSTRAINT "stuffs_hidden_is_private" CHECK ("stuffs"."hidden_at" is null or "stuffs"."private");--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_hidden_is_private" CHECK ("plans"."hidden_at" is null or "plans"."private");--> statement-breakpoint
-- Managers decide on reports; new databases have it from the seed of the roles.
INSERT INTO "role_permissions" ("role_id", "permission") SELECT "id", 'reports.manage' FROM "roles" WHERE "name" = 'manager' ON CONFLICT DO NOTHING;
