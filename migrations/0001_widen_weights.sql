ALTER TABLE "plants" ALTER COLUMN "wet_g" SET DATA TYPE numeric(12, 4);--> statement-breakpoint
ALTER TABLE "plants" ALTER COLUMN "dry_g" SET DATA TYPE numeric(12, 4);--> statement-breakpoint
ALTER TABLE "plants" ALTER COLUMN "cured_g" SET DATA TYPE numeric(12, 4);--> statement-breakpoint
UPDATE "updates" SET "measures" = ("measures" - 'weight_g') || jsonb_build_object('jar_g', "measures" -> 'weight_g') WHERE "kind" = 'pote' AND "measures" ? 'weight_g';
