CREATE TABLE "help_old_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"question_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "help_old_slugs" ADD CONSTRAINT "help_old_slugs_question_id_help_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."help_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_old_slugs_question" ON "help_old_slugs" USING btree ("question_id");