CREATE TABLE "charge_consequences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charge_consequences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"charge_id" integer NOT NULL,
	"name" text NOT NULL,
	"event" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "charges_waiting";--> statement-breakpoint
ALTER TABLE "charge_consequences" ADD CONSTRAINT "charge_consequences_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charge_consequences_open" ON "charge_consequences" USING btree ("charge_id","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "charges_waiting" ON "charges" USING btree ("expires_at") WHERE status in ('pending', 'processing', 'underpaid');