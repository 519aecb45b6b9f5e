ALTER TABLE "tasks" ADD COLUMN "own_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "tasks" SET "own_only" = true WHERE "id" IN (SELECT "task_id" FROM "problem_entries");
