DROP INDEX "data_exports_one_at_a_time";--> statement-breakpoint
DROP INDEX "data_exports_of_person";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "discreet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "what" text DEFAULT 'dados' NOT NULL;--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "wanted" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_at_a_time" ON "data_exports" USING btree ("user_id","what") WHERE status in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "data_exports_of_person" ON "data_exports" USING btree ("user_id","what","id");