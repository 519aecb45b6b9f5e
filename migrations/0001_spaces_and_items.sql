CREATE TABLE "plant_stuffs" (
	"plant_id" integer NOT NULL,
	"stuff_id" integer NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "plant_stuffs_plant_id_stuff_id_pk" PRIMARY KEY("plant_id","stuff_id")
);
--> statement-breakpoint
CREATE TABLE "space_photos" (
	"space_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "space_photos_space_id_file_id_pk" PRIMARY KEY("space_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "space_stuffs" (
	"space_id" integer NOT NULL,
	"stuff_id" integer NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "space_stuffs_space_id_stuff_id_pk" PRIMARY KEY("space_id","stuff_id")
);
--> statement-breakpoint
CREATE TABLE "spaces" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spaces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"created_by" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'tenda' NOT NULL,
	"width_cm" smallint,
	"depth_cm" smallint,
	"height_cm" smallint,
	"description" text DEFAULT '' NOT NULL,
	"private" boolean DEFAULT true NOT NULL,
	"search_text" text NOT NULL,
	"idempotency_key" uuid,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stuff_photos" (
	"stuff_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "stuff_photos_stuff_id_file_id_pk" PRIMARY KEY("stuff_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "stuffs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stuffs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"created_by" integer NOT NULL,
	"stuff_type_id" smallint NOT NULL,
	"name" text NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"quantity" smallint DEFAULT 1 NOT NULL,
	"price" integer,
	"bought_on" date,
	"description" text DEFAULT '' NOT NULL,
	"specs" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private" boolean DEFAULT true NOT NULL,
	"search_text" text NOT NULL,
	"idempotency_key" uuid,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plants" ADD COLUMN "space_id" integer;--> statement-breakpoint
ALTER TABLE "plant_stuffs" ADD CONSTRAINT "plant_stuffs_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_stuffs" ADD CONSTRAINT "plant_stuffs_stuff_id_stuffs_id_fk" FOREIGN KEY ("stuff_id") REFERENCES "public"."stuffs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_photos" ADD CONSTRAINT "space_photos_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_photos" ADD CONSTRAINT "space_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_stuffs" ADD CONSTRAINT "space_stuffs_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_stuffs" ADD CONSTRAINT "space_stuffs_stuff_id_stuffs_id_fk" FOREIGN KEY ("stuff_id") REFERENCES "public"."stuffs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spaces" ADD CONSTRAINT "spaces_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stuff_photos" ADD CONSTRAINT "stuff_photos_stuff_id_stuffs_id_fk" FOREIGN KEY ("stuff_id") REFERENCES "public"."stuffs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stuff_photos" ADD CONSTRAINT "stuff_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stuffs" ADD CONSTRAINT "stuffs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plant_stuffs_single" ON "plant_stuffs" USING btree ("plant_id","role") WHERE role in ('vase', 'substrate');--> statement-breakpoint
CREATE INDEX "plant_stuffs_stuff" ON "plant_stuffs" USING btree ("stuff_id");--> statement-breakpoint
CREATE INDEX "space_photos_file" ON "space_photos" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "space_stuffs_growbox" ON "space_stuffs" USING btree ("space_id") WHERE role = 'growbox';--> statement-breakpoint
CREATE UNIQUE INDEX "space_stuffs_stuff" ON "space_stuffs" USING btree ("stuff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "spaces_slug" ON "spaces" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "spaces_idempotency_key" ON "spaces" USING btree ("created_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "spaces_of_person" ON "spaces" USING btree ("created_by","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "spaces_public" ON "spaces" USING btree ("id") WHERE not private and archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "spaces_search" ON "spaces" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stuff_photos_file" ON "stuff_photos" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stuffs_slug" ON "stuffs" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "stuffs_idempotency_key" ON "stuffs" USING btree ("created_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "stuffs_of_person" ON "stuffs" USING btree ("created_by","stuff_type_id","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "stuffs_search" ON "stuffs" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "plants" ADD CONSTRAINT "plants_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plants_in_space" ON "plants" USING btree ("space_id","id") WHERE deleted_at is null;