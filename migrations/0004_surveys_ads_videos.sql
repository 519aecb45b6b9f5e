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
ALTER TABLE "ad_acts" ADD CONSTRAINT "ad_acts_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_days" ADD CONSTRAINT "ad_days_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_type_id_ad_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."ad_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "videos_orphans" ON "videos" USING btree ("created_at") WHERE not attached;