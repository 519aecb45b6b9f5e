CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"search_text" text NOT NULL,
	"posts" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('grower'::regconfig, plain_plurals(case when available_by = 'pago' then teaser else text end))) STORED;--> statement-breakpoint
CREATE INDEX "search_words_search" ON "search_words" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search") WHERE deleted_at is null;