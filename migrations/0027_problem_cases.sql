CREATE TABLE "problem_cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "problem_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plant_id" integer NOT NULL,
	"created_by" integer NOT NULL,
	"places" text[] NOT NULL,
	"marks" text[] NOT NULL,
	"problem" text,
	"own_name" text DEFAULT '' NOT NULL,
	"seen_on" date NOT NULL,
	"outcome" text,
	"closed_on" date,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "problem_cases_closed" CHECK ((outcome is null) = (closed_on is null)),
	CONSTRAINT "problem_cases_name" CHECK (problem is null or own_name = '')
);
--> statement-breakpoint
CREATE TABLE "problem_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "problem_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"created_by" integer NOT NULL,
	"kind" text NOT NULL,
	"on" date NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"product" text DEFAULT '' NOT NULL,
	"safety_days" smallint,
	"task_id" integer,
	"outcome" text,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "problem_entries_form" UNIQUE("case_id","created_by","idempotency_key"),
	CONSTRAINT "problem_entries_treatment" CHECK (kind = 'tratamento' or (safety_days is null and product = '')),
	CONSTRAINT "problem_entries_outcome" CHECK ((kind = 'desfecho') = (outcome is not null))
);
--> statement-breakpoint
CREATE TABLE "problem_photos" (
	"entry_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "problem_photos_entry_id_file_id_pk" PRIMARY KEY("entry_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "help_old_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"question_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "problem_cases" ADD CONSTRAINT "problem_cases_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_cases" ADD CONSTRAINT "problem_cases_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_entries" ADD CONSTRAINT "problem_entries_case_id_problem_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."problem_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_entries" ADD CONSTRAINT "problem_entries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_entries" ADD CONSTRAINT "problem_entries_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_photos" ADD CONSTRAINT "problem_photos_entry_id_problem_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."problem_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_photos" ADD CONSTRAINT "problem_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_old_slugs" ADD CONSTRAINT "help_old_slugs_question_id_help_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."help_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "problem_cases_of_plant" ON "problem_cases" USING btree ("plant_id","seen_on") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "problem_cases_deleted" ON "problem_cases" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "problem_cases_idempotency_key" ON "problem_cases" USING btree ("created_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "problem_entries_of_case" ON "problem_entries" USING btree ("case_id","on","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "problem_entries_task" ON "problem_entries" USING btree ("task_id") WHERE task_id is not null;--> statement-breakpoint
CREATE INDEX "problem_entries_of_person" ON "problem_entries" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "problem_entries_deleted" ON "problem_entries" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "problem_photos_file" ON "problem_photos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "help_old_slugs_question" ON "help_old_slugs" USING btree ("question_id");