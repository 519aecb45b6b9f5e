CREATE TABLE "jar_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jar_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"jar_id" integer NOT NULL,
	"kind" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"humidity" numeric(4, 1),
	"temperature" numeric(4, 1),
	"grams" numeric(8, 2),
	"note" text DEFAULT '' NOT NULL,
	"idempotency_key" uuid,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "jar_entries_form" UNIQUE("jar_id","idempotency_key"),
	CONSTRAINT "jar_entries_grams" CHECK ((kind = 'retirada') = (grams is not null) and coalesce(grams, 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "jars" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jars_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"created_by" integer NOT NULL,
	"number" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"plant_id" integer,
	"space_id" integer,
	"sealed_on" date NOT NULL,
	"net_g" numeric(8, 2) NOT NULL,
	"archived_at" timestamp with time zone,
	"idempotency_key" uuid,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "jars_form" UNIQUE("created_by","idempotency_key","number"),
	CONSTRAINT "jars_net" CHECK (net_g > 0)
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "upload_key" uuid;--> statement-breakpoint
ALTER TABLE "jar_entries" ADD CONSTRAINT "jar_entries_jar_id_jars_id_fk" FOREIGN KEY ("jar_id") REFERENCES "public"."jars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jars" ADD CONSTRAINT "jars_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jars" ADD CONSTRAINT "jars_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jars" ADD CONSTRAINT "jars_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jar_entries_of_jar" ON "jar_entries" USING btree ("jar_id","happened_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "jar_entries_deleted" ON "jar_entries" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "jars_slug" ON "jars" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "jars_number" ON "jars" USING btree ("created_by","number");--> statement-breakpoint
CREATE INDEX "jars_of_plant" ON "jars" USING btree ("plant_id");--> statement-breakpoint
CREATE INDEX "jars_of_space" ON "jars" USING btree ("space_id");--> statement-breakpoint
CREATE INDEX "jars_deleted" ON "jars" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "files_upload_key" ON "files" USING btree ("created_by","upload_key") WHERE upload_key is not null;