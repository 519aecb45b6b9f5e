CREATE TABLE "closed_stuff_types" (
	"stuff_type_id" smallint PRIMARY KEY NOT NULL,
	"closed_by" integer NOT NULL,
	"closed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "closed_stuff_types" ADD CONSTRAINT "closed_stuff_types_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;