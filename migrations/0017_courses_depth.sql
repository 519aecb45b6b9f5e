CREATE TABLE "offline_watches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offline_watches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enrolment_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"watched_s" real NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_products" ADD COLUMN "access_days" smallint;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "requires_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "requires_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "asks" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "asks_phase" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('grower'::regconfig, plain_plurals(title))) STORED;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "kept_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "kept_watched_s" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offline_watches" ADD CONSTRAINT "offline_watches_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_watches" ADD CONSTRAINT "offline_watches_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offline_watches_key" ON "offline_watches" USING btree ("enrolment_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "offline_watches_lesson" ON "offline_watches" USING btree ("lesson_id");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_requires_id_courses_id_fk" FOREIGN KEY ("requires_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Nothing wrote this column before it was a key.
UPDATE "submissions" SET "update_id" = NULL WHERE "update_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_update_id_updates_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."updates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_requires" ON "courses" USING btree ("requires_id");--> statement-breakpoint
CREATE INDEX "lessons_phase" ON "lessons" USING btree ("course_id","phase") WHERE phase is not null;--> statement-breakpoint
CREATE INDEX "lessons_asks" ON "lessons" USING btree ("course_id") WHERE asks is not null;--> statement-breakpoint
CREATE INDEX "lessons_search" ON "lessons" USING gin ("search") WHERE state = 'publicada' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "submissions_update" ON "submissions" USING btree ("update_id");--> statement-breakpoint
ALTER TABLE "course_products" ADD CONSTRAINT "course_products_days" CHECK (access_days between 1 and 3650);