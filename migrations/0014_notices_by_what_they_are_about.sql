DROP INDEX "notifications_key";--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("key","user_id");