CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"target" text NOT NULL,
	"target_id" integer NOT NULL,
	"parent_id" integer,
	"created_by" integer NOT NULL,
	"text" text NOT NULL,
	"idempotency_key" uuid,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "comments_idempotency_key" ON "comments" USING btree ("created_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "comments_of_thing" ON "comments" USING btree ("target","target_id","id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "comments_answers" ON "comments" USING btree ("parent_id","id") WHERE parent_id is not null;