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
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "posts" ADD CONSTRAINT "posts_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_plant_cycle_id_catalogue_items_id_fk" FOREIGN KEY ("plant_cycle_id") REFERENCES "public"."catalogue_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "posts_ranked" ON "posts" USING btree ("rank","id") WHERE deleted_at is null and hidden_at is null and available_by = 'todos';--> statement-breakpoint
CREATE INDEX "posts_for_few" ON "posts" USING btree ("available_by","id") WHERE available_by <> 'todos' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "posts_highlighted" ON "posts" USING btree ("highlighted_at") WHERE highlighted_at is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "posts_of_phase" ON "posts" USING btree ("plant_cycle_id","cycle_day","id") WHERE deleted_at is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "posts_of_plant" ON "posts" USING btree ("plant_id","id") WHERE plant_id is not null;--> statement-breakpoint
CREATE INDEX "posts_of_space" ON "posts" USING btree ("space_id","id") WHERE space_id is not null;--> statement-breakpoint
CREATE INDEX "posts_of_plan" ON "posts" USING btree ("plan_id","id") WHERE plan_id is not null;--> statement-breakpoint
CREATE INDEX "updates_newest" ON "updates" USING btree ("happened_at","id") WHERE plant_id is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "saves_since" ON "saves" USING btree ("target","created_at","target_id");