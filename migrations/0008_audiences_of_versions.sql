ALTER TABLE "post_versions" ADD COLUMN "available_by" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
-- Nobody noted when what is open was opened: only what comes from now on is shown of it.
UPDATE "plans" SET "published_at" = now() WHERE NOT "private";
