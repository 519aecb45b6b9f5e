ALTER TABLE "charge_refunds" ADD COLUMN "tried_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "charge_refunds" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "charge_refunds" ADD COLUMN "settled_by" integer;--> statement-breakpoint
ALTER TABLE "charge_refunds" ADD COLUMN "proof_file_id" integer;--> statement-breakpoint
ALTER TABLE "charge_refunds" ADD COLUMN "sealed_pix_key" text;--> statement-breakpoint
ALTER TABLE "charge_refunds" ADD CONSTRAINT "charge_refunds_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_refunds" ADD CONSTRAINT "charge_refunds_proof_file_id_private_files_id_fk" FOREIGN KEY ("proof_file_id") REFERENCES "public"."private_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charges_paid_checked" ON "charges" USING btree ("checked_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "charge_refunds_refused" ON "charge_refunds" USING btree ("id") WHERE status = 'failed' and tried_again_at is null and settled_at is null;
--> statement-breakpoint
-- What is streamed to a session ends with it, in every process, however its row went.
CREATE FUNCTION session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', 'session:' || OLD.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_ended AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION session_ended();
