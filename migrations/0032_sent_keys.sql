CREATE TABLE "sent_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sent_keys_sent_at" ON "sent_keys" USING btree ("sent_at");