CREATE TABLE "plant_places" (
	"plant_id" integer NOT NULL,
	"space_id" integer,
	"since" date NOT NULL,
	CONSTRAINT "plant_places_plant_id_since_pk" PRIMARY KEY("plant_id","since")
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_by" integer NOT NULL,
	"plant_id" integer,
	"space_id" integer,
	"token" text NOT NULL,
	"token_hash" text NOT NULL,
	"discreet" boolean DEFAULT true NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"last_used_at" timestamp with time zone,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "share_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "share_links_form" UNIQUE("created_by","idempotency_key"),
	CONSTRAINT "share_links_about" CHECK (num_nonnulls(plant_id, space_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "plant_places" ADD CONSTRAINT "plant_places_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_places" ADD CONSTRAINT "plant_places_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plant_places_space" ON "plant_places" USING btree ("space_id","plant_id");--> statement-breakpoint
CREATE INDEX "share_links_plant" ON "share_links" USING btree ("plant_id");--> statement-breakpoint
CREATE INDEX "share_links_space" ON "share_links" USING btree ("space_id");--> statement-breakpoint
CREATE INDEX "share_links_ended" ON "share_links" USING btree ("expires_at");--> statement-breakpoint
INSERT INTO "plant_places" ("plant_id", "space_id", "since")
SELECT p."id", p."space_id", p."started_on" FROM "plants" p JOIN "spaces" s ON s."id" = p."space_id" AND s."deleted_at" IS NULL
ON CONFLICT DO NOTHING;
