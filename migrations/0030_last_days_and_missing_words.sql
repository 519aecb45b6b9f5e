ALTER TABLE "message_sends" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "help_votes" ADD COLUMN "missing" text;