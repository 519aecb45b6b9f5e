CREATE TABLE "process_appointments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "process_appointments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"process_id" integer NOT NULL,
	"profession" text NOT NULL,
	"created_by" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"sealed_place" text DEFAULT '' NOT NULL,
	"team_only" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"sealed_words" text DEFAULT '' NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "process_signatures" (
	"signing_id" integer NOT NULL,
	"party" text NOT NULL,
	"user_id" integer NOT NULL,
	"sealed_proof" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "process_signatures_signing_id_party_pk" PRIMARY KEY("signing_id","party")
);
--> statement-breakpoint
CREATE TABLE "process_signings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "process_signings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"process_id" integer NOT NULL,
	"compartment" text NOT NULL,
	"document_kind_id" integer,
	"sealed_title" text NOT NULL,
	"sealed_text" text NOT NULL,
	"countersigned" boolean NOT NULL,
	"state" text DEFAULT 'cliente' NOT NULL,
	"sealed_reason" text DEFAULT '' NOT NULL,
	"prepared_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"ended_at" timestamp with time zone,
	"file_id" integer,
	"idempotency_key" uuid
);
--> statement-breakpoint
CREATE TABLE "signing_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signing_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"compartment" text NOT NULL,
	"text" text NOT NULL,
	"document_kind_id" integer,
	"countersigned" boolean NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "process_share_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "process_share_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"process_id" integer NOT NULL,
	"asked_by" integer NOT NULL,
	"compartment" text NOT NULL,
	"with" text NOT NULL,
	"until" date,
	"sealed_reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"outcome" text,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "point_adjustments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_adjustments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"points" integer NOT NULL,
	"reason" text NOT NULL,
	"created_by" integer NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
DROP INDEX "players_earned";--> statement-breakpoint
ALTER TABLE "processes" ADD COLUMN "set_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cup_scores" ADD COLUMN "last_key" uuid;--> statement-breakpoint
ALTER TABLE "cup_scores" ADD COLUMN "set_aside_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cup_scores" ADD COLUMN "set_aside" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "open_earned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "open_reached_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "point_entries" ADD COLUMN "open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reward_claims" ADD COLUMN "ship_to" jsonb;--> statement-breakpoint
ALTER TABLE "reward_claims" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reward_claims" ADD COLUMN "tracking_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "process_appointments" ADD CONSTRAINT "process_appointments_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_appointments" ADD CONSTRAINT "process_appointments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_signatures" ADD CONSTRAINT "process_signatures_signing_id_process_signings_id_fk" FOREIGN KEY ("signing_id") REFERENCES "public"."process_signings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_signatures" ADD CONSTRAINT "process_signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_signings" ADD CONSTRAINT "process_signings_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_signings" ADD CONSTRAINT "process_signings_document_kind_id_process_document_kinds_id_fk" FOREIGN KEY ("document_kind_id") REFERENCES "public"."process_document_kinds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_signings" ADD CONSTRAINT "process_signings_prepared_by_users_id_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_signings" ADD CONSTRAINT "process_signings_file_id_private_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."private_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_templates" ADD CONSTRAINT "signing_templates_document_kind_id_process_document_kinds_id_fk" FOREIGN KEY ("document_kind_id") REFERENCES "public"."process_document_kinds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_share_requests" ADD CONSTRAINT "process_share_requests_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_share_requests" ADD CONSTRAINT "process_share_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_adjustments" ADD CONSTRAINT "point_adjustments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_adjustments" ADD CONSTRAINT "point_adjustments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "process_appointments_key" ON "process_appointments" USING btree ("process_id","created_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "process_appointments_process" ON "process_appointments" USING btree ("process_id","at");--> statement-breakpoint
CREATE INDEX "process_appointments_at" ON "process_appointments" USING btree ("at");--> statement-breakpoint
CREATE INDEX "process_signatures_person" ON "process_signatures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "process_signings_process" ON "process_signings" USING btree ("process_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "process_signings_key" ON "process_signings" USING btree ("process_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_templates_name" ON "signing_templates" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "process_share_requests_waiting" ON "process_share_requests" USING btree ("process_id","asked_by","with","compartment") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "process_share_requests_process" ON "process_share_requests" USING btree ("process_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_adjustments_idempotency_key" ON "point_adjustments" USING btree ("created_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "point_adjustments_user" ON "point_adjustments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "players_open_earned" ON "players" USING btree ("open_earned","open_reached_at");