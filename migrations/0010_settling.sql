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
--> statement-breakpoint
-- What is downloaded is not on sale without its file.
UPDATE products p SET state = 'pausado' WHERE kind = 'digital' AND state = 'publicado'
  AND NOT EXISTS (SELECT FROM product_files f WHERE f.product_id = p.id);
--> statement-breakpoint
-- What is sold out has no say in a product's lowest and highest price.
UPDATE products p SET min_price = v.low, max_price = v.high FROM (SELECT product_id,
  coalesce(min(price) FILTER (WHERE active AND ok), min(price) FILTER (WHERE active), min(price)) low,
  coalesce(max(price) FILTER (WHERE active AND ok), max(price) FILTER (WHERE active), max(price)) high
  FROM (SELECT *, NOT tracks_stock OR on_hand > reserved ok FROM variants WHERE deleted_at IS NULL) x GROUP BY 1) v
  WHERE v.product_id = p.id;
--> statement-breakpoint
-- Periods begin and end on the day of São Paulo.
UPDATE subscriptions s SET anchor_day = extract(day FROM CASE WHEN s.trial THEN c.ends_at ELSE c.starts_at END
  AT TIME ZONE 'America/Sao_Paulo') FROM (SELECT DISTINCT ON (subscription_id) * FROM subscription_cycles
  ORDER BY subscription_id, starts_at) c WHERE c.subscription_id = s.id;
