CREATE TABLE "melhor_envio_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "melhor_envio_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"access_token" text NOT NULL,
	"refresh_token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'ligada' NOT NULL,
	"connected_by" integer,
	"connected_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "freight_labels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "freight_labels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"reference" text NOT NULL,
	"position" smallint NOT NULL,
	"service" integer NOT NULL,
	"service_name" text NOT NULL,
	"state" text DEFAULT 'pedida' NOT NULL,
	"gateway_id" text,
	"price" integer,
	"tracking_code" text,
	"print_url" text,
	"reason" text,
	"request" text,
	"working_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"posted_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "freight_labels_known" CHECK (state in ('pedida', 'falhou') or gateway_id is not null)
);
--> statement-breakpoint
CREATE TABLE "pickup_points" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pickup_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"uf" char(2) NOT NULL,
	"hours" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "freight_quotes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "freight_quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"store_id" integer NOT NULL,
	"cep" char(8) NOT NULL,
	"items" text NOT NULL,
	"options" jsonb NOT NULL,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "freight_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "freight_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"table_id" integer NOT NULL,
	"cep_from" char(8) NOT NULL,
	"cep_to" char(8) NOT NULL,
	"max_grams" integer NOT NULL,
	"price" integer NOT NULL,
	"days_min" smallint NOT NULL,
	"days_max" smallint NOT NULL,
	CONSTRAINT "freight_rates_range" CHECK (cep_from <= cep_to and max_grams > 0 and price >= 0 and days_min <= days_max)
);
--> statement-breakpoint
CREATE TABLE "freight_tables" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "freight_tables_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"free_from" integer,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"store_id" integer,
	"user_id" integer,
	CONSTRAINT "ledger_accounts_holder" UNIQUE NULLS NOT DISTINCT("kind","store_id","user_id"),
	CONSTRAINT "ledger_accounts_held" CHECK (num_nonnulls(store_id, user_id) = case when kind = 'payable' then 1 else 0 end)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transfer_id" uuid NOT NULL,
	"account_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"receivable_id" integer,
	CONSTRAINT "ledger_entries_amount" CHECK (amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"order_uuid" text,
	"reverses_id" uuid,
	"amount" integer NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transfers_reference" UNIQUE("reference"),
	CONSTRAINT "ledger_transfers_reverses" UNIQUE("reverses_id"),
	CONSTRAINT "ledger_transfers_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"store_id" integer,
	"user_id" integer,
	"receiver_id" integer NOT NULL,
	"day" date NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'criado' NOT NULL,
	"sent_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"return_reason" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "payouts_held" CHECK (num_nonnulls(store_id, user_id) = 1),
	CONSTRAINT "payouts_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "receivables" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receivables_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"order_uuid" text NOT NULL,
	"charge_uuid" text,
	"sold_by" integer NOT NULL,
	"store_id" integer,
	"user_id" integer,
	"role" text NOT NULL,
	"method" text NOT NULL,
	"installment" smallint NOT NULL,
	"installments" smallint NOT NULL,
	"amount" integer NOT NULL,
	"fee" integer DEFAULT 0 NOT NULL,
	"reversed" integer DEFAULT 0 NOT NULL,
	"due_on" date NOT NULL,
	"hold_until" date,
	"state" text NOT NULL,
	"payout_id" integer,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "receivables_held" CHECK (num_nonnulls(store_id, user_id) = 1),
	CONSTRAINT "receivables_signs" CHECK (fee >= 0 and case when kind = 'debito' then amount < 0 else amount > fee end),
	CONSTRAINT "receivables_reversed" CHECK (reversed >= 0 and (reversed = 0 or reversed <= amount - fee)),
	CONSTRAINT "receivables_paid" CHECK (state <> 'pago' or payout_id is not null)
);
--> statement-breakpoint
CREATE TABLE "receivers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receivers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"store_id" integer,
	"user_id" integer,
	"version" smallint NOT NULL,
	"document_kind" text NOT NULL,
	"document" text NOT NULL,
	"legal_name" text NOT NULL,
	"means" text NOT NULL,
	"bank_code" char(3),
	"sealed_bank" text NOT NULL,
	"hint" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"usable_from" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "receivers_held" CHECK (num_nonnulls(store_id, user_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" smallint NOT NULL,
	"price_seen" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "cart_lines_cart_id_variant_id_pk" PRIMARY KEY("cart_id","variant_id"),
	CONSTRAINT "cart_lines_some" CHECK (quantity between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"token_hash" text,
	"coupon_codes" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "carts_of_one" CHECK ((user_id is null) <> (token_hash is null))
);
--> statement-breakpoint
CREATE TABLE "order_chargebacks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_chargebacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"charge_id" integer NOT NULL,
	"of" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"interest_amount" integer NOT NULL,
	"state" text DEFAULT 'aberta' NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"ended_at" timestamp with time zone,
	"step" smallint NOT NULL,
	CONSTRAINT "order_chargebacks_some" CHECK (amount > 0 and interest_amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"buyer_id" integer NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"method" text NOT NULL,
	"installments" smallint NOT NULL,
	"total" integer NOT NULL,
	"charge_id" integer,
	"ship_to" jsonb,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "checkouts_total" CHECK (total >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'usado' NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"bps" smallint,
	"amount" integer,
	"min_goods" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"max_per_user" smallint DEFAULT 1 NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"product_ids" integer[],
	"first_purchase" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "coupons_uses" CHECK (uses >= 0 and (max_uses is null or uses <= max_uses)),
	CONSTRAINT "coupons_worth" CHECK ((kind = 'percentual' and bps between 1 and 10000) or (kind = 'valor' and amount > 0) or kind = 'frete_gratis')
);
--> statement-breakpoint
CREATE TABLE "dispatch_lines" (
	"dispatch_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "dispatch_lines_dispatch_id_order_line_id_pk" PRIMARY KEY("dispatch_id","order_line_id"),
	CONSTRAINT "dispatch_lines_some" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "dispatches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispatches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"carrier" text NOT NULL,
	"tracking_code" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"posted_on" date NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dispute_files" (
	"message_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "dispute_files_message_id_file_id_pk" PRIMARY KEY("message_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "dispute_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispute_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dispute_id" integer NOT NULL,
	"side" text NOT NULL,
	"user_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'aberta' NOT NULL,
	"offer_amount" integer,
	"refund_amount" integer,
	"decision" text,
	"decided_by" integer,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "disputes_offer" CHECK (offer_amount is null or offer_amount > 0)
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"side" text NOT NULL,
	"user_id" integer,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"variant_name" text NOT NULL,
	"sku" text NOT NULL,
	"photo_id" integer,
	"unit_price" integer NOT NULL,
	"quantity" smallint NOT NULL,
	"discount_amount" integer NOT NULL,
	"sent" smallint DEFAULT 0 NOT NULL,
	"returned" smallint DEFAULT 0 NOT NULL,
	"canceled" smallint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"affiliation_id" integer,
	"affiliate" jsonb,
	"partners" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "order_lines_some" CHECK (quantity > 0 and unit_price >= 0),
	CONSTRAINT "order_lines_discount" CHECK (discount_amount between 0 and unit_price * quantity),
	CONSTRAINT "order_lines_sent" CHECK (sent >= 0 and canceled >= 0 and sent + canceled <= quantity),
	CONSTRAINT "order_lines_returned" CHECK (returned between 0 and quantity - canceled)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"checkout_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"state" text DEFAULT 'aguardando_pagamento' NOT NULL,
	"payment" text DEFAULT 'aguardando' NOT NULL,
	"delivery" text DEFAULT 'nada' NOT NULL,
	"goods_amount" integer NOT NULL,
	"discount_amount" integer NOT NULL,
	"freight_amount" integer NOT NULL,
	"total" integer NOT NULL,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"platform_bps" smallint NOT NULL,
	"gateway_fee" integer DEFAULT 0 NOT NULL,
	"interest_amount" integer DEFAULT 0 NOT NULL,
	"freight" jsonb,
	"ship_to" jsonb,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"paid_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"state_before" text,
	"ready_at" timestamp with time zone,
	"pickup_code" text,
	"reminded_at" timestamp with time zone,
	"review_asked_at" timestamp with time zone,
	CONSTRAINT "orders_total" CHECK (total = goods_amount - discount_amount + freight_amount and total >= 0),
	CONSTRAINT "orders_refunded" CHECK (refunded_amount between 0 and total)
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"of" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"interest_amount" integer NOT NULL,
	"reason" text NOT NULL,
	"side" text NOT NULL,
	"user_id" integer,
	"state" text DEFAULT 'pedido' NOT NULL,
	"failure_reason" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"ended_at" timestamp with time zone,
	"step" smallint,
	CONSTRAINT "order_refunds_some" CHECK (amount > 0 and interest_amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_reservations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_line_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" smallint NOT NULL,
	"state" text DEFAULT 'ativa' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_reservations_some" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "order_withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"ships" boolean NOT NULL,
	"code" text NOT NULL,
	"state" text DEFAULT 'pedida' NOT NULL,
	"tracking_code" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"sent_back_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"restocked" boolean,
	"refund_id" integer
);
--> statement-breakpoint
CREATE TABLE "charge_transactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charge_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"charge_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"fee_amount" integer,
	"provider_id" text NOT NULL,
	"refund_uuid" uuid,
	"reason" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "charge_transactions_amount" CHECK ("charge_transactions"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"reference" text NOT NULL,
	"attempt" integer NOT NULL,
	"payer_id" integer NOT NULL,
	"payer" jsonb,
	"method" text NOT NULL,
	"installments" integer NOT NULL,
	"amount" integer NOT NULL,
	"interest_amount" integer NOT NULL,
	"total" integer NOT NULL,
	"description" text NOT NULL,
	"parts" jsonb,
	"card_token" text,
	"expires_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"captured_amount" integer DEFAULT 0 NOT NULL,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"refund_pending_amount" integer DEFAULT 0 NOT NULL,
	"charged_back_amount" integer DEFAULT 0 NOT NULL,
	"fee_amount" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"failure_reason" text,
	"gateway" text,
	"gateway_charge_id" text,
	"opened_at" timestamp with time zone,
	"pix_code" text,
	"boleto_line" text,
	"boleto_barcode" text,
	"boleto_due_on" date,
	"boleto_url" text,
	"card_brand" text,
	"card_last_four" text,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "charges_total" CHECK ("charges"."total" = "charges"."amount" + "charges"."interest_amount" and "charges"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gateway_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"charge_id" integer,
	"gateway_charge_id" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charge_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charge_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"charge_id" integer NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"gateway_refund_id" text,
	"failure_reason" text,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "charge_refunds_amount" CHECK ("charge_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"code" text NOT NULL,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"installments" integer NOT NULL,
	"description" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"pix_code" text,
	"boleto_line" text,
	"boleto_barcode" text,
	"boleto_due_on" date,
	"card_brand" text,
	"card_last_four" text,
	"card_outcome" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"charge_id" integer NOT NULL,
	"key" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_transactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"charge_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"fee" integer,
	"refund_key" text,
	"reason" text,
	"occurred_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"charge_id" integer NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"deliveries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"parent_id" integer,
	"depth" smallint DEFAULT 1 NOT NULL,
	"icon" text,
	"position" smallint DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "product_categories_depth" CHECK (depth between 1 and 3 and (depth = 1) = (parent_id is null))
);
--> statement-breakpoint
CREATE TABLE "product_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"created_by" integer NOT NULL,
	"state" text DEFAULT 'pendente' NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"private_file_id" integer NOT NULL,
	"name" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_photos" (
	"product_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_photos_product_id_file_id_pk" PRIMARY KEY("product_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"store_id" integer NOT NULL,
	"created_by" integer NOT NULL,
	"type_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'rascunho' NOT NULL,
	"state_reason" text,
	"min_price" integer DEFAULT 0 NOT NULL,
	"max_price" integer DEFAULT 0 NOT NULL,
	"reviews_count" integer DEFAULT 0 NOT NULL,
	"stars_sum" integer DEFAULT 0 NOT NULL,
	"sales_count" integer DEFAULT 0 NOT NULL,
	"highlighted_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"search_text" text NOT NULL,
	"idempotency_key" uuid,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('grower'::regconfig, plain_plurals(name)), 'A') || setweight(to_tsvector('grower'::regconfig, plain_plurals(summary)), 'B') || setweight(to_tsvector('grower'::regconfig, plain_plurals(description)), 'C')) STORED,
	CONSTRAINT "products_stars" CHECK (stars_sum between reviews_count and reviews_count * 5)
);
--> statement-breakpoint
CREATE TABLE "product_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"created_by" integer NOT NULL,
	"variant_name" text DEFAULT '' NOT NULL,
	"stars" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"answer" text,
	"answered_by" integer,
	"answered_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "product_reviews_stars" CHECK (stars between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "review_photos" (
	"review_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "review_photos_review_id_file_id_pk" PRIMARY KEY("review_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "product_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"icon" text,
	"position" smallint DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"sku" text NOT NULL,
	"price" integer NOT NULL,
	"compare_at_price" integer,
	"tracks_stock" boolean DEFAULT true NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"low_stock" smallint DEFAULT 3 NOT NULL,
	"weight_grams" integer,
	"length_cm" smallint,
	"width_cm" smallint,
	"height_cm" smallint,
	"position" smallint DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "variants_price" CHECK (price > 0 and (compare_at_price is null or compare_at_price > price)),
	CONSTRAINT "variants_stock" CHECK (reserved >= 0 and reserved <= on_hand),
	CONSTRAINT "variants_size" CHECK (weight_grams > 0 and length_cm > 0 and width_cm > 0 and height_cm > 0)
);
--> statement-breakpoint
CREATE TABLE "product_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	"folded" text NOT NULL,
	"effect" text DEFAULT 'recusar' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_views" (
	"product_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "product_views_product_id_day_pk" PRIMARY KEY("product_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliation_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliation_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"affiliation_id" integer NOT NULL,
	"terms_id" integer NOT NULL,
	"act" text NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"programme_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"code" text NOT NULL,
	"state" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"reason" text,
	"ends_at" timestamp with time zone,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "affiliations_reason" CHECK (state <> 'recusada' or reason is not null)
);
--> statement-breakpoint
CREATE TABLE "affiliate_clicks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliate_clicks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"affiliation_id" integer NOT NULL,
	"product_id" integer,
	"token_hash" text NOT NULL,
	"user_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_frauds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliate_frauds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"affiliation_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partnership_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partnership_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partnership_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"bps" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"state" text DEFAULT 'proposta' NOT NULL,
	"proposed_by" integer NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"answered_by" integer,
	"answered_at" timestamp with time zone,
	CONSTRAINT "partnership_versions_bps" CHECK (bps between 1 and 9000),
	CONSTRAINT "partnership_versions_days" CHECK (ends_on >= starts_on)
);
--> statement-breakpoint
CREATE TABLE "partnerships" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partnerships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"product_id" integer,
	"partner_user_id" integer,
	"partner_store_id" integer,
	"state" text DEFAULT 'proposta' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"ends_at" timestamp with time zone,
	"ended_by" integer,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "partnerships_partner" CHECK (num_nonnulls(partner_user_id, partner_store_id) = 1),
	CONSTRAINT "partnerships_other" CHECK (partner_store_id <> store_id)
);
--> statement-breakpoint
CREATE TABLE "affiliate_programmes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliate_programmes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"product_id" integer,
	"mode" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"materials" text DEFAULT '' NOT NULL,
	"closes_at" timestamp with time zone,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "programme_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "programme_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"programme_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"bps" integer NOT NULL,
	"window_days" smallint NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "programme_terms_bps" CHECK (bps between 1 and 8000),
	CONSTRAINT "programme_terms_window" CHECK (window_days between 1 and 180)
);
--> statement-breakpoint
CREATE TABLE "store_handovers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_handovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"from_user_id" integer NOT NULL,
	"to_user_id" integer NOT NULL,
	"outcome" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"user_id" integer,
	"about_user_id" integer,
	"act" text NOT NULL,
	"detail" text,
	"by_staff" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_invites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_invites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"email" text,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" integer,
	"outcome" text,
	"answered_by" integer,
	"answered_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_members" (
	"store_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "store_members_store_id_user_id_pk" PRIMARY KEY("store_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "store_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thread_id" integer NOT NULL,
	"from" text NOT NULL,
	"user_id" integer,
	"text" text NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_threads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_threads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"store_unread" integer DEFAULT 0 NOT NULL,
	"buyer_unread" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"created_by" integer NOT NULL,
	"name" text NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"logo_id" integer,
	"cover_id" integer,
	"document_kind" text,
	"document" text,
	"legal_name" text,
	"email" text,
	"phone" text,
	"cep" char(8),
	"street" text,
	"number" text,
	"complement" text,
	"district" text,
	"city" text,
	"uf" char(2),
	"shipping_policy" text DEFAULT '' NOT NULL,
	"returns_policy" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'rascunho' NOT NULL,
	"state_reason" text,
	"submitted_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"closed_from" date,
	"closed_to" date,
	"closed_message" text DEFAULT '' NOT NULL,
	"in_search" boolean DEFAULT true NOT NULL,
	"platform_fee_bps" smallint,
	"reviews_count" integer DEFAULT 0 NOT NULL,
	"stars_sum" integer DEFAULT 0 NOT NULL,
	"search_text" text NOT NULL,
	"idempotency_key" uuid,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "stores_closed_days" CHECK (closed_to >= closed_from)
);
--> statement-breakpoint
CREATE TABLE "subscription_plans" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"interval" text NOT NULL,
	"trial_days" smallint DEFAULT 0 NOT NULL,
	"gives_posts" boolean DEFAULT false NOT NULL,
	"ships" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "subscription_plans_trial" CHECK (trial_days between 0 and 90)
);
--> statement-breakpoint
CREATE TABLE "subscription_cycles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_cycles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscription_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"price" integer NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"order_id" integer,
	CONSTRAINT "subscription_cycles_span" CHECK (ends_at > starts_at and price >= 0),
	CONSTRAINT "subscription_cycles_paid" CHECK (state not in ('pago', 'devolvido') or order_id is not null)
);
--> statement-breakpoint
CREATE TABLE "subscription_orders" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"cycle_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"variant_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"subscriber_id" integer NOT NULL,
	"state" text NOT NULL,
	"price" integer NOT NULL,
	"next_price" integer,
	"next_price_from" timestamp with time zone,
	"next_price_accepted_at" timestamp with time zone,
	"trial" boolean DEFAULT false NOT NULL,
	"anchor_day" smallint NOT NULL,
	"method" text NOT NULL,
	"ship_to" jsonb,
	"cancel_at" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"canceled_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "subscriptions_price" CHECK (price > 0)
);
--> statement-breakpoint
ALTER TABLE "melhor_envio_accounts" ADD CONSTRAINT "melhor_envio_accounts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "melhor_envio_accounts" ADD CONSTRAINT "melhor_envio_accounts_connected_by_users_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_labels" ADD CONSTRAINT "freight_labels_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_points" ADD CONSTRAINT "pickup_points_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_quotes" ADD CONSTRAINT "freight_quotes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_rates" ADD CONSTRAINT "freight_rates_table_id_freight_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."freight_tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_tables" ADD CONSTRAINT "freight_tables_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_receivable_id_receivables_id_fk" FOREIGN KEY ("receivable_id") REFERENCES "public"."receivables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_reverses_id_ledger_transfers_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_receiver_id_receivers_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."receivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_sold_by_stores_id_fk" FOREIGN KEY ("sold_by") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivers" ADD CONSTRAINT "receivers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivers" ADD CONSTRAINT "receivers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivers" ADD CONSTRAINT "receivers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_chargebacks" ADD CONSTRAINT "order_chargebacks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_chargebacks" ADD CONSTRAINT "order_chargebacks_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatch_lines" ADD CONSTRAINT "dispatch_lines_dispatch_id_dispatches_id_fk" FOREIGN KEY ("dispatch_id") REFERENCES "public"."dispatches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatch_lines" ADD CONSTRAINT "dispatch_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_files" ADD CONSTRAINT "dispute_files_message_id_dispute_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."dispute_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_files" ADD CONSTRAINT "dispute_files_file_id_private_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."private_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_messages" ADD CONSTRAINT "dispute_messages_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_messages" ADD CONSTRAINT "dispute_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_photo_id_files_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_withdrawals" ADD CONSTRAINT "order_withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_withdrawals" ADD CONSTRAINT "order_withdrawals_refund_id_order_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_transactions" ADD CONSTRAINT "charge_transactions_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_events" ADD CONSTRAINT "gateway_events_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_refunds" ADD CONSTRAINT "charge_refunds_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_charge_id_sandbox_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."sandbox_charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_transactions" ADD CONSTRAINT "sandbox_transactions_charge_id_sandbox_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."sandbox_charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_webhooks" ADD CONSTRAINT "sandbox_webhooks_charge_id_sandbox_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."sandbox_charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_parent_id_product_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_files" ADD CONSTRAINT "product_files_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_files" ADD CONSTRAINT "product_files_private_file_id_private_files_id_fk" FOREIGN KEY ("private_file_id") REFERENCES "public"."private_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_photos" ADD CONSTRAINT "product_photos_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_photos" ADD CONSTRAINT "product_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_type_id_product_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."product_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_product_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."product_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_product_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."product_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliation_terms" ADD CONSTRAINT "affiliation_terms_affiliation_id_affiliations_id_fk" FOREIGN KEY ("affiliation_id") REFERENCES "public"."affiliations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliation_terms" ADD CONSTRAINT "affiliation_terms_terms_id_programme_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."programme_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliation_terms" ADD CONSTRAINT "affiliation_terms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliations" ADD CONSTRAINT "affiliations_programme_id_affiliate_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."affiliate_programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliations" ADD CONSTRAINT "affiliations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliations" ADD CONSTRAINT "affiliations_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_affiliation_id_affiliations_id_fk" FOREIGN KEY ("affiliation_id") REFERENCES "public"."affiliations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_frauds" ADD CONSTRAINT "affiliate_frauds_affiliation_id_affiliations_id_fk" FOREIGN KEY ("affiliation_id") REFERENCES "public"."affiliations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_frauds" ADD CONSTRAINT "affiliate_frauds_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_frauds" ADD CONSTRAINT "affiliate_frauds_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_versions" ADD CONSTRAINT "partnership_versions_partnership_id_partnerships_id_fk" FOREIGN KEY ("partnership_id") REFERENCES "public"."partnerships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_versions" ADD CONSTRAINT "partnership_versions_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_versions" ADD CONSTRAINT "partnership_versions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnerships" ADD CONSTRAINT "partnerships_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnerships" ADD CONSTRAINT "partnerships_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnerships" ADD CONSTRAINT "partnerships_partner_user_id_users_id_fk" FOREIGN KEY ("partner_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnerships" ADD CONSTRAINT "partnerships_partner_store_id_stores_id_fk" FOREIGN KEY ("partner_store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnerships" ADD CONSTRAINT "partnerships_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_programmes" ADD CONSTRAINT "affiliate_programmes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_programmes" ADD CONSTRAINT "affiliate_programmes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_programmes" ADD CONSTRAINT "affiliate_programmes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_terms" ADD CONSTRAINT "programme_terms_programme_id_affiliate_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."affiliate_programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_terms" ADD CONSTRAINT "programme_terms_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_handovers" ADD CONSTRAINT "store_handovers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_handovers" ADD CONSTRAINT "store_handovers_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_handovers" ADD CONSTRAINT "store_handovers_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_log" ADD CONSTRAINT "store_log_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_log" ADD CONSTRAINT "store_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_log" ADD CONSTRAINT "store_log_about_user_id_users_id_fk" FOREIGN KEY ("about_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_invites" ADD CONSTRAINT "store_invites_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_invites" ADD CONSTRAINT "store_invites_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_invites" ADD CONSTRAINT "store_invites_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_members" ADD CONSTRAINT "store_members_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_members" ADD CONSTRAINT "store_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_messages" ADD CONSTRAINT "store_messages_thread_id_store_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."store_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_messages" ADD CONSTRAINT "store_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_threads" ADD CONSTRAINT "store_threads_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_threads" ADD CONSTRAINT "store_threads_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_logo_id_files_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_cover_id_files_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD CONSTRAINT "subscription_plans_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD CONSTRAINT "subscription_plans_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_cycles" ADD CONSTRAINT "subscription_cycles_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_cycles" ADD CONSTRAINT "subscription_cycles_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_orders" ADD CONSTRAINT "subscription_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_orders" ADD CONSTRAINT "subscription_orders_cycle_id_subscription_cycles_id_fk" FOREIGN KEY ("cycle_id") REFERENCES "public"."subscription_cycles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_variant_id_subscription_plans_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."subscription_plans"("variant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_subscriber_id_users_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "melhor_envio_accounts_store" ON "melhor_envio_accounts" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "melhor_envio_accounts_user" ON "melhor_envio_accounts" USING btree ("connected_by");--> statement-breakpoint
CREATE INDEX "melhor_envio_accounts_ends" ON "melhor_envio_accounts" USING btree ("expires_at") WHERE state = 'ligada';--> statement-breakpoint
CREATE UNIQUE INDEX "freight_labels_reference" ON "freight_labels" USING btree ("reference","position");--> statement-breakpoint
CREATE UNIQUE INDEX "freight_labels_gateway" ON "freight_labels" USING btree ("gateway_id");--> statement-breakpoint
CREATE INDEX "freight_labels_store" ON "freight_labels" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "freight_labels_under_way" ON "freight_labels" USING btree ("id") WHERE state in ('paga', 'pronta', 'postada', 'nao_entregue');--> statement-breakpoint
CREATE INDEX "pickup_points_store" ON "pickup_points" USING btree ("store_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "freight_quotes_uuid" ON "freight_quotes" USING btree ("uuid");--> statement-breakpoint
CREATE INDEX "freight_quotes_same" ON "freight_quotes" USING btree ("store_id","cep","items","expires_at");--> statement-breakpoint
CREATE INDEX "freight_quotes_over" ON "freight_quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "freight_rates_table" ON "freight_rates" USING btree ("table_id","cep_from","max_grams");--> statement-breakpoint
CREATE INDEX "freight_tables_store" ON "freight_tables" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_transfer" ON "ledger_entries" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","amount");--> statement-breakpoint
CREATE INDEX "ledger_entries_receivable" ON "ledger_entries" USING btree ("receivable_id");--> statement-breakpoint
CREATE INDEX "ledger_transfers_order" ON "ledger_transfers" USING btree ("order_uuid");--> statement-breakpoint
CREATE INDEX "ledger_transfers_at" ON "ledger_transfers" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_uuid" ON "payouts" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_store_day" ON "payouts" USING btree ("store_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_user_day" ON "payouts" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "payouts_day" ON "payouts" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "payouts_receiver" ON "payouts" USING btree ("receiver_id");--> statement-breakpoint
CREATE INDEX "payouts_state" ON "payouts" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "receivables_reference" ON "receivables" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "receivables_order" ON "receivables" USING btree ("order_uuid");--> statement-breakpoint
CREATE INDEX "receivables_store" ON "receivables" USING btree ("store_id","due_on","id") WHERE store_id is not null;--> statement-breakpoint
CREATE INDEX "receivables_user" ON "receivables" USING btree ("user_id","due_on","id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "receivables_waiting" ON "receivables" USING btree ("due_on") WHERE state = 'a_receber';--> statement-breakpoint
CREATE INDEX "receivables_open" ON "receivables" USING btree ("store_id","user_id") WHERE state = 'disponivel' and payout_id is null;--> statement-breakpoint
CREATE INDEX "receivables_payout" ON "receivables" USING btree ("payout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receivers_uuid" ON "receivers" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "receivers_store" ON "receivers" USING btree ("store_id") WHERE replaced_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "receivers_user" ON "receivers" USING btree ("user_id") WHERE replaced_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "receivers_store_version" ON "receivers" USING btree ("store_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "receivers_user_version" ON "receivers" USING btree ("user_id","version");--> statement-breakpoint
CREATE INDEX "receivers_state" ON "receivers" USING btree ("state","id") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "cart_lines_variant" ON "cart_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_user" ON "carts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_token" ON "carts" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "carts_left" ON "carts" USING btree ("updated_at") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "order_chargebacks_order" ON "order_chargebacks" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_chargebacks_charge" ON "order_chargebacks" USING btree ("charge_id") WHERE state = 'aberta';--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_uuid" ON "checkouts" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_key" ON "checkouts" USING btree ("buyer_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_charge" ON "checkouts" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "checkouts_buyer" ON "checkouts" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_uses_order" ON "coupon_uses" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_of_user" ON "coupon_uses" USING btree ("coupon_id","user_id") WHERE state = 'usado';--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("store_id","code") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "coupons_by_code" ON "coupons" USING btree ("code") WHERE deleted_at is null and active;--> statement-breakpoint
CREATE INDEX "dispatch_lines_line" ON "dispatch_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "dispatches_order" ON "dispatches" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_files_file" ON "dispute_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "dispute_messages_dispute" ON "dispute_messages" USING btree ("dispute_id","id");--> statement-breakpoint
CREATE INDEX "disputes_order" ON "disputes" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_open" ON "disputes" USING btree ("order_id") WHERE state in ('aberta', 'respondida', 'proposta');--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_once" ON "order_lines" USING btree ("order_id","variant_id");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_lines_variant" ON "order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "order_lines_affiliation" ON "order_lines" USING btree ("affiliation_id") WHERE affiliation_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_uuid" ON "orders" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_of_checkout" ON "orders" USING btree ("checkout_id","store_id");--> statement-breakpoint
CREATE INDEX "orders_store" ON "orders" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "orders_store_state" ON "orders" USING btree ("store_id","state","id");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("store_id","paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "order_refunds_order" ON "order_refunds" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_refunds_step" ON "order_refunds" USING btree ("order_id","step");--> statement-breakpoint
CREATE INDEX "order_refunds_open" ON "order_refunds" USING btree ("created_at") WHERE state = 'pedido';--> statement-breakpoint
CREATE UNIQUE INDEX "stock_reservations_line" ON "stock_reservations" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "stock_reservations_active" ON "stock_reservations" USING btree ("variant_id") WHERE state = 'ativa';--> statement-breakpoint
CREATE INDEX "order_withdrawals_order" ON "order_withdrawals" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_withdrawals_open" ON "order_withdrawals" USING btree ("order_id") WHERE state in ('pedida', 'enviada');--> statement-breakpoint
CREATE INDEX "order_withdrawals_sent" ON "order_withdrawals" USING btree ("sent_back_at") WHERE state = 'enviada';--> statement-breakpoint
CREATE UNIQUE INDEX "charge_transactions_provider" ON "charge_transactions" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "charge_transactions_charge" ON "charge_transactions" USING btree ("charge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "charges_uuid" ON "charges" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "charges_reference" ON "charges" USING btree ("reference","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "charges_gateway_charge" ON "charges" USING btree ("gateway","gateway_charge_id");--> statement-breakpoint
CREATE INDEX "charges_payer" ON "charges" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "charges_waiting" ON "charges" USING btree ("expires_at") WHERE status in ('pending', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_events_event" ON "gateway_events" USING btree ("gateway","event_id");--> statement-breakpoint
CREATE INDEX "gateway_events_charge" ON "gateway_events" USING btree ("charge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "charge_refunds_uuid" ON "charge_refunds" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "charge_refunds_reference" ON "charge_refunds" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "charge_refunds_charge" ON "charge_refunds" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "charge_refunds_waiting" ON "charge_refunds" USING btree ("created_at") WHERE status in ('requested', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_charges_uid" ON "sandbox_charges" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sandbox_charges_code" ON "sandbox_charges" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_refunds_uid" ON "sandbox_refunds" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_charge" ON "sandbox_refunds" USING btree ("charge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_transactions_uid" ON "sandbox_transactions" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sandbox_transactions_charge" ON "sandbox_transactions" USING btree ("charge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_webhooks_uid" ON "sandbox_webhooks" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sandbox_webhooks_charge" ON "sandbox_webhooks" USING btree ("charge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_categories_slug" ON "product_categories" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "product_categories_parent" ON "product_categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "product_changes_pending" ON "product_changes" USING btree ("product_id") WHERE state = 'pendente';--> statement-breakpoint
CREATE INDEX "product_changes_product" ON "product_changes" USING btree ("product_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_files_file" ON "product_files" USING btree ("private_file_id");--> statement-breakpoint
CREATE INDEX "product_files_product" ON "product_files" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_photos_file" ON "product_photos" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug" ON "products" USING btree ("store_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "products_idempotency_key" ON "products" USING btree ("created_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "products_of_store" ON "products" USING btree ("store_id","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_in_review" ON "products" USING btree ("submitted_at") WHERE state = 'em_revisao' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("published_at","id") WHERE state = 'publicado' and hidden_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_cheapest" ON "products" USING btree ("min_price","id") WHERE state = 'publicado' and hidden_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_most_sold" ON "products" USING btree ("sales_count","id") WHERE state = 'publicado' and hidden_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_in_category" ON "products" USING btree ("category_id","published_at") WHERE state = 'publicado' and hidden_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_of_type" ON "products" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "products_highlighted" ON "products" USING btree ("highlighted_at") WHERE highlighted_at is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search") WHERE state = 'publicado' and hidden_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_names" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "product_reviews_line" ON "product_reviews" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "product_reviews_product" ON "product_reviews" USING btree ("product_id","id") WHERE hidden_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "product_reviews_store" ON "product_reviews" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "product_reviews_person" ON "product_reviews" USING btree ("created_by","id");--> statement-breakpoint
CREATE INDEX "review_photos_file" ON "review_photos" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_types_slug" ON "product_types" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "variants_sku" ON "variants" USING btree ("store_id",lower(sku)) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "variants_of_product" ON "variants" USING btree ("product_id","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_words_folded" ON "product_words" USING btree ("folded");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliation_terms_once" ON "affiliation_terms" USING btree ("affiliation_id","terms_id","act");--> statement-breakpoint
CREATE INDEX "affiliation_terms_user" ON "affiliation_terms" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliations_code" ON "affiliations" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliations_live" ON "affiliations" USING btree ("programme_id","user_id") WHERE state in ('pendente', 'ativa', 'suspensa');--> statement-breakpoint
CREATE INDEX "affiliations_user" ON "affiliations" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "affiliations_decided_by" ON "affiliations" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "affiliations_ending" ON "affiliations" USING btree ("ends_at") WHERE state in ('ativa', 'suspensa');--> statement-breakpoint
CREATE INDEX "affiliate_clicks_token" ON "affiliate_clicks" USING btree ("token_hash","at");--> statement-breakpoint
CREATE INDEX "affiliate_clicks_user" ON "affiliate_clicks" USING btree ("user_id","at") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "affiliate_clicks_affiliation" ON "affiliate_clicks" USING btree ("affiliation_id","at");--> statement-breakpoint
CREATE INDEX "affiliate_clicks_product" ON "affiliate_clicks" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "affiliate_clicks_at" ON "affiliate_clicks" USING btree ("at");--> statement-breakpoint
CREATE INDEX "affiliate_frauds_affiliation" ON "affiliate_frauds" USING btree ("affiliation_id","at");--> statement-breakpoint
CREATE INDEX "affiliate_frauds_buyer" ON "affiliate_frauds" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "affiliate_frauds_product" ON "affiliate_frauds" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partnership_versions_version" ON "partnership_versions" USING btree ("partnership_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "partnership_versions_open" ON "partnership_versions" USING btree ("partnership_id") WHERE state = 'proposta';--> statement-breakpoint
CREATE INDEX "partnership_versions_proposed_by" ON "partnership_versions" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "partnership_versions_answered_by" ON "partnership_versions" USING btree ("answered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "partnerships_live" ON "partnerships" USING btree ("store_id",coalesce(product_id, 0),coalesce(partner_user_id, 0),coalesce(partner_store_id, 0)) WHERE state in ('proposta', 'aceita');--> statement-breakpoint
CREATE INDEX "partnerships_store" ON "partnerships" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "partnerships_product" ON "partnerships" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "partnerships_partner_user" ON "partnerships" USING btree ("partner_user_id") WHERE partner_user_id is not null;--> statement-breakpoint
CREATE INDEX "partnerships_partner_store" ON "partnerships" USING btree ("partner_store_id") WHERE partner_store_id is not null;--> statement-breakpoint
CREATE INDEX "partnerships_ended_by" ON "partnerships" USING btree ("ended_by");--> statement-breakpoint
CREATE INDEX "partnerships_ending" ON "partnerships" USING btree ("ends_at") WHERE state = 'aceita';--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_programmes_open" ON "affiliate_programmes" USING btree ("store_id",coalesce(product_id, 0)) WHERE closes_at is null;--> statement-breakpoint
CREATE INDEX "affiliate_programmes_store" ON "affiliate_programmes" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_programmes_product" ON "affiliate_programmes" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "affiliate_programmes_created_by" ON "affiliate_programmes" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "programme_terms_version" ON "programme_terms" USING btree ("programme_id","version");--> statement-breakpoint
CREATE INDEX "programme_terms_created_by" ON "programme_terms" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "store_handovers_open" ON "store_handovers" USING btree ("store_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "store_handovers_to" ON "store_handovers" USING btree ("to_user_id");--> statement-breakpoint
CREATE INDEX "store_handovers_from" ON "store_handovers" USING btree ("from_user_id");--> statement-breakpoint
CREATE INDEX "store_log_store" ON "store_log" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "store_log_user" ON "store_log" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "store_log_about_user" ON "store_log" USING btree ("about_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_invites_open" ON "store_invites" USING btree ("store_id","email") WHERE outcome is null;--> statement-breakpoint
CREATE UNIQUE INDEX "store_invites_token_hash" ON "store_invites" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "store_invites_email" ON "store_invites" USING btree ("email") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "store_invites_invited_by" ON "store_invites" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "store_invites_answered_by" ON "store_invites" USING btree ("answered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "store_members_owner" ON "store_members" USING btree ("store_id") WHERE role = 'owner';--> statement-breakpoint
CREATE INDEX "store_members_user" ON "store_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "store_messages_thread" ON "store_messages" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "store_messages_user" ON "store_messages" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_messages_idempotency_key" ON "store_messages" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "store_threads_pair" ON "store_threads" USING btree ("store_id","buyer_id");--> statement-breakpoint
CREATE INDEX "store_threads_last" ON "store_threads" USING btree ("store_id","last_at","id");--> statement-breakpoint
CREATE INDEX "store_threads_buyer" ON "store_threads" USING btree ("buyer_id","last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stores_slug" ON "stores" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "stores_name" ON "stores" USING btree (lower(name)) WHERE deleted_at is null and state <> 'encerrada';--> statement-breakpoint
CREATE UNIQUE INDEX "stores_idempotency_key" ON "stores" USING btree ("created_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "stores_logo" ON "stores" USING btree ("logo_id");--> statement-breakpoint
CREATE INDEX "stores_cover" ON "stores" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "stores_state" ON "stores" USING btree ("state","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "stores_search" ON "stores" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_cycles_start" ON "subscription_cycles" USING btree ("subscription_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_cycles_order" ON "subscription_cycles" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_cycles_open" ON "subscription_cycles" USING btree ("subscription_id") WHERE state = 'aberto';--> statement-breakpoint
CREATE INDEX "subscription_orders_cycle" ON "subscription_orders" USING btree ("cycle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_uuid" ON "subscriptions" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_key" ON "subscriptions" USING btree ("subscriber_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one" ON "subscriptions" USING btree ("variant_id","subscriber_id") WHERE state not in ('cancelada', 'nao_paga');--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_trial_once" ON "subscriptions" USING btree ("variant_id","subscriber_id") WHERE trial;--> statement-breakpoint
CREATE INDEX "subscriptions_of_person" ON "subscriptions" USING btree ("subscriber_id","id");--> statement-breakpoint
CREATE INDEX "subscriptions_of_store" ON "subscriptions" USING btree ("store_id","state","id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("due_at") WHERE state not in ('cancelada', 'nao_paga');
--> statement-breakpoint
-- The book is kept by the database itself: what is written stays, and every transfer adds up to zero.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER ledger_transfers_append_only BEFORE UPDATE OR DELETE ON ledger_transfers
	FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
	FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_transfers_never_emptied BEFORE TRUNCATE ON ledger_transfers
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_never_emptied BEFORE TRUNCATE ON ledger_entries
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- At commit, when all lines are there. A transfer without lines moved nothing and is refused as well.
CREATE FUNCTION demand_balanced_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	transfer uuid := CASE TG_TABLE_NAME WHEN 'ledger_transfers' THEN (to_jsonb(NEW)->>'id')::uuid
		ELSE (to_jsonb(NEW)->>'transfer_id')::uuid END;
	lines integer;
	total bigint;
BEGIN
	SELECT count(*), coalesce(sum(amount), 0) INTO lines, total FROM ledger_entries WHERE transfer_id = transfer;
	IF lines < 2 OR total <> 0 THEN
		RAISE EXCEPTION 'transfer % has % lines that add up to %', transfer, lines, total
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transfers_balanced';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transfers_balanced AFTER INSERT ON ledger_transfers
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION demand_balanced_transfer();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION demand_balanced_transfer();
--> statement-breakpoint
-- What happened to a charge is only ever added: a row that is changed or deleted would change what was paid.
CREATE TRIGGER charge_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "charge_transactions"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Who agreed to what is only ever added.
CREATE TRIGGER programme_terms_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "programme_terms"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER affiliation_terms_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "affiliation_terms"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
