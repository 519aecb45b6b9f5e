ALTER TABLE "cup_judges" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "name_known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "invited_teacher_id" integer;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "shown_to" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_invited_teacher_id_users_id_fk" FOREIGN KEY ("invited_teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_shown_to_users_id_fk" FOREIGN KEY ("shown_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_invited_teacher" ON "courses" USING btree ("invited_teacher_id");--> statement-breakpoint
CREATE INDEX "submissions_shown_to" ON "submissions" USING btree ("shown_to");