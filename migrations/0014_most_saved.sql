DROP INDEX "users_discoverable";--> statement-breakpoint
CREATE INDEX "social_counters_most_saved" ON "social_counters" USING btree ("target","saves_count","target_id") WHERE saves_count > 0;--> statement-breakpoint
CREATE INDEX "users_discoverable" ON "users" USING btree ("id") WHERE discoverable and email_verified_at is not null and suspended_at is null
      and leaving_at is null and hidden_at is null and deleted_at is null;