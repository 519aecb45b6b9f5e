ALTER TABLE "alert_episodes" ADD COLUMN "low" real;--> statement-breakpoint
ALTER TABLE "alert_episodes" ADD COLUMN "high" real;--> statement-breakpoint
UPDATE "alert_episodes" SET "low" = "alert_rules"."low", "high" = "alert_rules"."high" FROM "alert_rules" WHERE "alert_rules"."id" = "alert_episodes"."rule_id";
