CREATE TABLE "kept_nicknames" (
	"nickname_hash" text PRIMARY KEY NOT NULL,
	"kept_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_policies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "privacy_policies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"version" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"effective_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"given" boolean NOT NULL,
	"text_version" text NOT NULL,
	"how" text NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"erase_after" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"public_file_ids" integer[] NOT NULL,
	"farewell_mail_id" integer
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"step" text DEFAULT '' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"bytes" bigint,
	"error" text,
	"requested_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "terms_of_service" ALTER COLUMN "effective_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "leaving_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "terms_of_service" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "terms_of_service" ADD COLUMN "summary" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "terms_of_service" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
-- What was there before is published, under the name that its version gives.
UPDATE "terms_of_service" SET "slug" = 'versao-' || trim(both '-' from regexp_replace(lower("version"), '[^a-z0-9]+', '-', 'g')), "published_at" = "created_at";--> statement-breakpoint
ALTER TABLE "terms_of_service" ALTER COLUMN "slug" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "terms_of_service" ADD COLUMN "updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_policies_version" ON "privacy_policies" USING btree ("version");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_policies_slug" ON "privacy_policies" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "privacy_policies_effective" ON "privacy_policies" USING btree ("effective_at");--> statement-breakpoint
CREATE INDEX "consents_of_person" ON "consents" USING btree ("user_id","purpose","id");--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_one_at_a_time" ON "erasures" USING btree ("user_id") WHERE cancelled_at is null and erased_at is null;--> statement-breakpoint
CREATE INDEX "erasures_due" ON "erasures" USING btree ("erase_after") WHERE cancelled_at is null and erased_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_uuid" ON "data_exports" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_at_a_time" ON "data_exports" USING btree ("user_id") WHERE status in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "data_exports_of_person" ON "data_exports" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "terms_acceptances_text" ON "terms_acceptances" USING btree ("terms_of_service_id");--> statement-breakpoint
CREATE UNIQUE INDEX "terms_of_service_slug" ON "terms_of_service" USING btree ("slug");