CREATE TABLE "notification_choices" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"wanted" boolean NOT NULL,
	CONSTRAINT "notification_choices_user_id_kind_channel_pk" PRIMARY KEY("user_id","kind","channel")
);
--> statement-breakpoint
DROP INDEX "tasks_to_remind";--> statement-breakpoint
ALTER TABLE "agenda_feeds" ADD COLUMN "discreet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "task_acts" ADD COLUMN "wrote" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_acts_of_person" ON "task_acts" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "tasks_to_remind" ON "tasks" USING btree (((due_at at time zone 'UTC') - remind_minutes * interval '1 minute')) WHERE remind_minutes is not null and closed_at is null and deleted_at is null and reminded_for is distinct from due_at;