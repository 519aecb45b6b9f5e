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
CREATE INDEX "cup_votes_quarantine" ON "cup_votes" USING btree ("edition_id","id") WHERE state = 'quarentena';