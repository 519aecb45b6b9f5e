ALTER TABLE "order_chargebacks" DROP CONSTRAINT "order_chargebacks_some";--> statement-breakpoint
DROP INDEX "charge_refunds_refused";--> statement-breakpoint
ALTER TABLE "order_chargebacks" ALTER COLUMN "step" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_chargebacks" ADD COLUMN "owed_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_chargebacks" ADD COLUMN "reversed_step" smallint;--> statement-breakpoint
ALTER TABLE "charge_refunds" ADD COLUMN "settled_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "charge_refunds" ADD COLUMN "charged_back_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "canceled_by" text;--> statement-breakpoint
CREATE INDEX "charge_refunds_refused" ON "charge_refunds" USING btree ("id") WHERE status = 'failed' and tried_again_at is null and charged_back_amount + settled_amount < amount;--> statement-breakpoint
ALTER TABLE "order_chargebacks" ADD CONSTRAINT "order_chargebacks_some" CHECK (least(amount, interest_amount, owed_amount) >= 0 and amount + owed_amount > 0);--> statement-breakpoint
ALTER TABLE "charge_refunds" ADD CONSTRAINT "charge_refunds_parts" CHECK (least(charged_back_amount, settled_amount) >= 0
      and greatest(charged_back_amount, settled_amount) <= amount);--> statement-breakpoint
-- What was paid by other ways before is no longer owed.
UPDATE "charge_refunds" SET "settled_amount" = "amount" WHERE "settled_at" IS NOT NULL;