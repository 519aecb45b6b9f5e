CREATE TABLE "mode_proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mode_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"device_id" integer NOT NULL,
	"link_id" integer NOT NULL,
	"plant_id" integer NOT NULL,
	"cycle" text NOT NULL,
	"mode_id" integer NOT NULL,
	"state" text DEFAULT 'pendente' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" integer
);
--> statement-breakpoint
CREATE TABLE "part_replacements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "part_replacements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"part_id" integer NOT NULL,
	"channel" text NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ingest_beats" (
	"role" text PRIMARY KEY NOT NULL,
	"up_since" timestamp with time zone NOT NULL,
	"beat_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "device_links" ADD COLUMN "tariff" real;--> statement-breakpoint
ALTER TABLE "mode_proposals" ADD CONSTRAINT "mode_proposals_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mode_proposals" ADD CONSTRAINT "mode_proposals_link_id_device_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."device_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mode_proposals" ADD CONSTRAINT "mode_proposals_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mode_proposals" ADD CONSTRAINT "mode_proposals_mode_id_device_modes_id_fk" FOREIGN KEY ("mode_id") REFERENCES "public"."device_modes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mode_proposals" ADD CONSTRAINT "mode_proposals_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_replacements" ADD CONSTRAINT "part_replacements_link_id_device_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."device_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_replacements" ADD CONSTRAINT "part_replacements_part_id_device_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."device_parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mode_proposals_pending" ON "mode_proposals" USING btree ("link_id") WHERE state = 'pendente';--> statement-breakpoint
CREATE INDEX "mode_proposals_link" ON "mode_proposals" USING btree ("link_id","cycle","asked_at");--> statement-breakpoint
CREATE INDEX "mode_proposals_device" ON "mode_proposals" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "mode_proposals_plant" ON "mode_proposals" USING btree ("plant_id");--> statement-breakpoint
CREATE INDEX "mode_proposals_mode" ON "mode_proposals" USING btree ("mode_id");--> statement-breakpoint
CREATE INDEX "mode_proposals_by" ON "mode_proposals" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "part_replacements_part" ON "part_replacements" USING btree ("link_id","part_id","channel","replaced_at");--> statement-breakpoint
CREATE INDEX "device_events_boots" ON "device_events" USING btree ("at") WHERE source = 'device' and kind = 'boot';