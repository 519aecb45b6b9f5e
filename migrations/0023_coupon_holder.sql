ALTER TABLE "coupons" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupons_of_user" ON "coupons" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
UPDATE "coupons" SET "user_id" = c."user_id" FROM "reward_claims" c WHERE c."coupon_id" = "coupons"."id";
