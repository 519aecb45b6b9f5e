CREATE TABLE "cup_scores" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cup_scores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"judge_id" integer NOT NULL,
	"phase" text NOT NULL,
	"marks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cup_criteria" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cup_criteria_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition_id" integer NOT NULL,
	"name" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"weight" smallint NOT NULL,
	"order" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cup_editions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cup_editions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"rules" text DEFAULT '' NOT NULL,
	"entries_at" timestamp with time zone NOT NULL,
	"popular_at" timestamp with time zone NOT NULL,
	"judges_at" timestamp with time zone NOT NULL,
	"final_at" timestamp with time zone NOT NULL,
	"best_at" timestamp with time zone NOT NULL,
	"prizes_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"jury_weight" smallint DEFAULT 70 NOT NULL,
	"finalists" smallint DEFAULT 3 NOT NULL,
	"authorisation_body" text DEFAULT '' NOT NULL,
	"authorisation_number" text DEFAULT '' NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"show_results" boolean DEFAULT false NOT NULL,
	"finalists_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cup_judges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cup_judges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition_id" integer NOT NULL,
	"user_id" integer,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cup_modalities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cup_modalities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"order" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cup_prizes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cup_prizes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition_id" integer NOT NULL,
	"modality_id" integer,
	"place" smallint NOT NULL,
	"name" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"sponsor_id" integer,
	"state" text DEFAULT 'prometido' NOT NULL,
	"state_note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cup_sponsors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cup_sponsors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition_id" integer NOT NULL,
	"name" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"level" text NOT NULL,
	"order" smallint DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cup_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cup_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"edition_id" integer NOT NULL,
	"modality_id" integer NOT NULL,
	"user_id" integer,
	"plant_id" integer,
	"blind_number" smallint NOT NULL,
	"title" text NOT NULL,
	"report" text DEFAULT '' NOT NULL,
	"proof" jsonb NOT NULL,
	"proof_hash" text NOT NULL,
	"shown" jsonb NOT NULL,
	"state" text DEFAULT 'inscrito' NOT NULL,
	"reason" text,
	"appeal" text,
	"appeal_answer" text,
	"finalist" boolean DEFAULT false NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cup_entry_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cup_entry_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cup_results" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cup_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"count" jsonb NOT NULL,
	"standing" jsonb NOT NULL,
	"hash" text NOT NULL,
	"signature" text NOT NULL,
	"correction" text,
	"computed_by" integer,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cup_votes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cup_votes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition_id" integer NOT NULL,
	"phase" text NOT NULL,
	"ballot" text NOT NULL,
	"user_id" integer,
	"entry_id" integer NOT NULL,
	"receipt" uuid DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'valida' NOT NULL,
	"reason" text,
	"address_hash" text,
	"device_hash" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "badge_awards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "badge_awards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"badge_id" integer NOT NULL,
	"given_by" integer,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "badges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "badges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"icon" text DEFAULT 'award' NOT NULL,
	"tier" text DEFAULT 'bronze' NOT NULL,
	"way" text DEFAULT 'regra' NOT NULL,
	"action_type_id" integer,
	"times" smallint DEFAULT 1 NOT NULL,
	"window_days" smallint DEFAULT 0 NOT NULL,
	"secret" boolean DEFAULT false NOT NULL,
	"order" smallint DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mission_enrolments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mission_enrolments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mission_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'inscrito' NOT NULL,
	"enrolled_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"rewarded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "missions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "missions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"first_action_id" integer NOT NULL,
	"first_times" smallint NOT NULL,
	"second_action_id" integer,
	"second_times" smallint DEFAULT 0 NOT NULL,
	"third_action_id" integer,
	"third_times" smallint DEFAULT 0 NOT NULL,
	"points" smallint NOT NULL,
	"badge_id" integer,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "missions_window" CHECK (ends_at > starts_at)
);
--> statement-breakpoint
CREATE TABLE "action_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "action_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"cause" text NOT NULL,
	"points" smallint NOT NULL,
	"daily_cap" smallint NOT NULL,
	"cooldown_hours" smallint DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "players" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"earned" integer DEFAULT 0 NOT NULL,
	"reached_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"action_type_id" integer,
	"source_kind" text NOT NULL,
	"source_id" integer NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"reverses_id" integer,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "levels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "levels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"points" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reward_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reward_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"cost" integer NOT NULL,
	"state" text NOT NULL,
	"coupon_id" integer,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rewards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"cost" integer NOT NULL,
	"stock" integer NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	"store_id" integer,
	"off_reais" smallint DEFAULT 0 NOT NULL,
	"badge_id" integer,
	"order" smallint DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "rewards_stock" CHECK (claimed >= 0 and stock >= claimed)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "game_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cup_scores" ADD CONSTRAINT "cup_scores_entry_id_cup_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."cup_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_scores" ADD CONSTRAINT "cup_scores_judge_id_cup_judges_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."cup_judges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_criteria" ADD CONSTRAINT "cup_criteria_edition_id_cup_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."cup_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_judges" ADD CONSTRAINT "cup_judges_edition_id_cup_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."cup_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_judges" ADD CONSTRAINT "cup_judges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_modalities" ADD CONSTRAINT "cup_modalities_edition_id_cup_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."cup_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_prizes" ADD CONSTRAINT "cup_prizes_edition_id_cup_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."cup_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_prizes" ADD CONSTRAINT "cup_prizes_modality_id_cup_modalities_id_fk" FOREIGN KEY ("modality_id") REFERENCES "public"."cup_modalities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_prizes" ADD CONSTRAINT "cup_prizes_sponsor_id_cup_sponsors_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."cup_sponsors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_sponsors" ADD CONSTRAINT "cup_sponsors_edition_id_cup_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."cup_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_entries" ADD CONSTRAINT "cup_entries_edition_id_cup_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."cup_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_entries" ADD CONSTRAINT "cup_entries_modality_id_cup_modalities_id_fk" FOREIGN KEY ("modality_id") REFERENCES "public"."cup_modalities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_entries" ADD CONSTRAINT "cup_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_entries" ADD CONSTRAINT "cup_entries_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_entry_photos" ADD CONSTRAINT "cup_entry_photos_entry_id_cup_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."cup_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_entry_photos" ADD CONSTRAINT "cup_entry_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_results" ADD CONSTRAINT "cup_results_edition_id_cup_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."cup_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_results" ADD CONSTRAINT "cup_results_computed_by_users_id_fk" FOREIGN KEY ("computed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_votes" ADD CONSTRAINT "cup_votes_edition_id_cup_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."cup_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_votes" ADD CONSTRAINT "cup_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cup_votes" ADD CONSTRAINT "cup_votes_entry_id_cup_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."cup_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badge_awards" ADD CONSTRAINT "badge_awards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badge_awards" ADD CONSTRAINT "badge_awards_badge_id_badges_id_fk" FOREIGN KEY ("badge_id") REFERENCES "public"."badges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badge_awards" ADD CONSTRAINT "badge_awards_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badges" ADD CONSTRAINT "badges_action_type_id_action_types_id_fk" FOREIGN KEY ("action_type_id") REFERENCES "public"."action_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_enrolments" ADD CONSTRAINT "mission_enrolments_mission_id_missions_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."missions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_enrolments" ADD CONSTRAINT "mission_enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missions" ADD CONSTRAINT "missions_first_action_id_action_types_id_fk" FOREIGN KEY ("first_action_id") REFERENCES "public"."action_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missions" ADD CONSTRAINT "missions_second_action_id_action_types_id_fk" FOREIGN KEY ("second_action_id") REFERENCES "public"."action_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missions" ADD CONSTRAINT "missions_third_action_id_action_types_id_fk" FOREIGN KEY ("third_action_id") REFERENCES "public"."action_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missions" ADD CONSTRAINT "missions_badge_id_badges_id_fk" FOREIGN KEY ("badge_id") REFERENCES "public"."badges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_action_type_id_action_types_id_fk" FOREIGN KEY ("action_type_id") REFERENCES "public"."action_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_reverses_id_point_entries_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."point_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_claims" ADD CONSTRAINT "reward_claims_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_claims" ADD CONSTRAINT "reward_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_claims" ADD CONSTRAINT "reward_claims_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_badge_id_badges_id_fk" FOREIGN KEY ("badge_id") REFERENCES "public"."badges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cup_scores_one" ON "cup_scores" USING btree ("judge_id","entry_id","phase");--> statement-breakpoint
CREATE INDEX "cup_scores_entry" ON "cup_scores" USING btree ("entry_id","phase");--> statement-breakpoint
CREATE UNIQUE INDEX "cup_criteria_name" ON "cup_criteria" USING btree ("edition_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "cup_editions_slug" ON "cup_editions" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "cup_judges_person" ON "cup_judges" USING btree ("edition_id","user_id");--> statement-breakpoint
CREATE INDEX "cup_judges_user" ON "cup_judges" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cup_modalities_slug" ON "cup_modalities" USING btree ("edition_id","slug");--> statement-breakpoint
CREATE INDEX "cup_prizes_edition" ON "cup_prizes" USING btree ("edition_id","modality_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "cup_sponsors_name" ON "cup_sponsors" USING btree ("edition_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "cup_entries_uuid" ON "cup_entries" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "cup_entries_one" ON "cup_entries" USING btree ("modality_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cup_entries_blind" ON "cup_entries" USING btree ("edition_id","blind_number");--> statement-breakpoint
CREATE INDEX "cup_entries_listed" ON "cup_entries" USING btree ("modality_id","id") WHERE state = 'inscrito' and hidden_at is null;--> statement-breakpoint
CREATE INDEX "cup_entries_user" ON "cup_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cup_entries_plant" ON "cup_entries" USING btree ("plant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cup_entry_photos_place" ON "cup_entry_photos" USING btree ("entry_id","position");--> statement-breakpoint
CREATE INDEX "cup_entry_photos_file" ON "cup_entry_photos" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cup_results_version" ON "cup_results" USING btree ("edition_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "cup_votes_current" ON "cup_votes" USING btree ("edition_id","phase","ballot","user_id") WHERE superseded_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "cup_votes_receipt" ON "cup_votes" USING btree ("receipt");--> statement-breakpoint
CREATE INDEX "cup_votes_counted" ON "cup_votes" USING btree ("edition_id","phase","entry_id") WHERE superseded_at is null;--> statement-breakpoint
CREATE INDEX "cup_votes_user" ON "cup_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cup_votes_address" ON "cup_votes" USING btree ("edition_id","phase","address_hash","created_at");--> statement-breakpoint
CREATE INDEX "cup_votes_device" ON "cup_votes" USING btree ("edition_id","phase","device_hash","created_at");--> statement-breakpoint
CREATE INDEX "cup_votes_quarantine" ON "cup_votes" USING btree ("edition_id","id") WHERE state = 'quarentena';--> statement-breakpoint
CREATE UNIQUE INDEX "badge_awards_once" ON "badge_awards" USING btree ("user_id","badge_id");--> statement-breakpoint
CREATE INDEX "badge_awards_badge" ON "badge_awards" USING btree ("badge_id");--> statement-breakpoint
CREATE INDEX "badge_awards_given_by" ON "badge_awards" USING btree ("given_by");--> statement-breakpoint
CREATE UNIQUE INDEX "badges_slug" ON "badges" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "badges_action_type" ON "badges" USING btree ("action_type_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mission_enrolments_once" ON "mission_enrolments" USING btree ("mission_id","user_id");--> statement-breakpoint
CREATE INDEX "mission_enrolments_user" ON "mission_enrolments" USING btree ("user_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "missions_slug" ON "missions" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "missions_first" ON "missions" USING btree ("first_action_id");--> statement-breakpoint
CREATE INDEX "missions_second" ON "missions" USING btree ("second_action_id");--> statement-breakpoint
CREATE INDEX "missions_third" ON "missions" USING btree ("third_action_id");--> statement-breakpoint
CREATE INDEX "missions_badge" ON "missions" USING btree ("badge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "action_types_name" ON "action_types" USING btree ("name");--> statement-breakpoint
CREATE INDEX "players_earned" ON "players" USING btree ("earned","reached_at");--> statement-breakpoint
CREATE UNIQUE INDEX "point_entries_once" ON "point_entries" USING btree ("user_id",coalesce("action_type_id", 0),"kind","source_kind","source_id") WHERE reverses_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "point_entries_reversed" ON "point_entries" USING btree ("reverses_id") WHERE reverses_id is not null;--> statement-breakpoint
CREATE INDEX "point_entries_of_type" ON "point_entries" USING btree ("user_id","action_type_id","at");--> statement-breakpoint
CREATE INDEX "point_entries_type" ON "point_entries" USING btree ("action_type_id");--> statement-breakpoint
CREATE INDEX "point_entries_source" ON "point_entries" USING btree ("source_kind","source_id");--> statement-breakpoint
CREATE INDEX "point_entries_at" ON "point_entries" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "levels_points" ON "levels" USING btree ("points");--> statement-breakpoint
CREATE UNIQUE INDEX "levels_name" ON "levels" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "reward_claims_once" ON "reward_claims" USING btree ("reward_id","user_id");--> statement-breakpoint
CREATE INDEX "reward_claims_user" ON "reward_claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reward_claims_coupon" ON "reward_claims" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "reward_claims_waiting" ON "reward_claims" USING btree ("id") WHERE state = 'pedido';--> statement-breakpoint
CREATE UNIQUE INDEX "rewards_slug" ON "rewards" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "rewards_store" ON "rewards" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "rewards_badge" ON "rewards" USING btree ("badge_id");