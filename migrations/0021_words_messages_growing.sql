CREATE TABLE "genetics" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "genetics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"created_by" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"private" boolean DEFAULT true NOT NULL,
	"hidden_at" timestamp with time zone,
	"search_text" text NOT NULL,
	"idempotency_key" uuid,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"breeder" text DEFAULT '' NOT NULL,
	"flowering" text DEFAULT 'foto' NOT NULL,
	"indica_percent" smallint,
	"weeks_from" smallint,
	"weeks_to" smallint,
	"seed_sex" text,
	"mother_id" integer,
	"father_id" integer,
	"proposed_at" timestamp with time zone,
	"declined_why" text,
	"merged_into_id" integer,
	CONSTRAINT "genetics_hidden_is_private" CHECK ("genetics"."hidden_at" is null or "genetics"."private"),
	CONSTRAINT "genetics_weeks" CHECK (weeks_to >= weeks_from),
	CONSTRAINT "genetics_indica" CHECK (indica_percent between 0 and 100),
	CONSTRAINT "genetics_own_parent" CHECK (id <> mother_id and id <> father_id)
);
--> statement-breakpoint
CREATE TABLE "genetic_stocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "genetic_stocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_by" integer NOT NULL,
	"genetic_id" integer NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"generation" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"obtained_on" date,
	"note" text DEFAULT '' NOT NULL,
	"idempotency_key" uuid,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "genetic_stocks_idempotency_key" UNIQUE("created_by","idempotency_key"),
	CONSTRAINT "genetic_stocks_count" CHECK (count >= 0)
);
--> statement-breakpoint
CREATE TABLE "nutrient_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nutrient_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stuff_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(14, 4) NOT NULL,
	"update_id" integer,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "nutrient_moves_update" UNIQUE("update_id","stuff_id"),
	CONSTRAINT "nutrient_moves_form" UNIQUE("stuff_id","idempotency_key"),
	CONSTRAINT "nutrient_moves_use" CHECK (update_id is null or kind = 'uso')
);
--> statement-breakpoint
CREATE TABLE "nutrients" (
	"stuff_id" integer PRIMARY KEY NOT NULL,
	"part" text NOT NULL,
	"unit" text NOT NULL,
	"density" numeric(6, 3),
	"ec_per_unit" numeric(8, 4),
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_by" integer NOT NULL,
	"recipe_id" integer NOT NULL,
	"act_key" uuid NOT NULL,
	"litres" numeric(9, 3) NOT NULL,
	"expected_ec" numeric(6, 3),
	"measured_ec" numeric(6, 3),
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "feedings_act" UNIQUE("created_by","act_key")
);
--> statement-breakpoint
CREATE TABLE "recipe_lines" (
	"recipe_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"stuff_id" integer,
	"name" text NOT NULL,
	"part" text NOT NULL,
	"amount" numeric(10, 3) NOT NULL,
	"unit" text NOT NULL,
	CONSTRAINT "recipe_lines_recipe_id_position_pk" PRIMARY KEY("recipe_id","position")
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recipes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_by" integer NOT NULL,
	"name" text NOT NULL,
	"water_ec" numeric(6, 3),
	"target_ec" numeric(6, 3),
	"note" text DEFAULT '' NOT NULL,
	"idempotency_key" uuid,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "recipes_idempotency_key" UNIQUE("created_by","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "import_matchings" (
	"created_by" integer NOT NULL,
	"signature" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "import_matchings_created_by_signature_pk" PRIMARY KEY("created_by","signature")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" integer NOT NULL,
	"number" integer NOT NULL,
	"cells" text[] NOT NULL,
	"state" text DEFAULT 'pulada' NOT NULL,
	"outcome" text DEFAULT 'nada' NOT NULL,
	"says" text DEFAULT '' NOT NULL,
	"plant" text,
	"at" timestamp with time zone,
	"acts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fingerprint" text DEFAULT '' NOT NULL,
	CONSTRAINT "import_rows_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "import_things" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_things_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"import_id" integer NOT NULL,
	"number" integer NOT NULL,
	"update_id" integer,
	"plant_id" integer,
	"made" jsonb,
	"undone" boolean DEFAULT false NOT NULL,
	"kept" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"created_by" integer NOT NULL,
	"state" text DEFAULT 'colunas' NOT NULL,
	"format" text NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"header" text[] NOT NULL,
	"signature" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"new_plants" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"photos" text[] DEFAULT '{}'::text[] NOT NULL,
	"rows" integer NOT NULL,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discord_channels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discord_channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"topic" text DEFAULT '' NOT NULL,
	"snowflake" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discord_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discord_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type_id" integer NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_opt_ins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_opt_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"channel" text NOT NULL,
	"scope" text NOT NULL,
	"given" boolean NOT NULL,
	"sentence" text NOT NULL,
	"sealed_address" text NOT NULL,
	"shown" text NOT NULL,
	"how" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_recipients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"send_id" integer NOT NULL,
	"user_id" integer,
	"discord_channel_id" integer,
	"test" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"provider_id" text,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_sends" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_sends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"channel" text NOT NULL,
	"destination" text NOT NULL,
	"template_id" integer,
	"message_id" integer,
	"text" text DEFAULT '' NOT NULL,
	"audience" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"reason" text,
	"body" text,
	"price" integer,
	"paused_until" timestamp with time zone,
	"created_by" integer NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "whatsapp_inbound" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "whatsapp_inbound_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mark" text NOT NULL,
	"from_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"user_id" integer,
	"said_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"outcome" text,
	"contact_id" integer
);
--> statement-breakpoint
CREATE TABLE "whatsapp_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "whatsapp_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_id" integer NOT NULL,
	"sealed" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "whatsapp_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "whatsapp_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type_id" integer NOT NULL,
	"name" text NOT NULL,
	"language" text DEFAULT 'pt_BR' NOT NULL,
	"body" text NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"reason" text,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "message_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"contact_id" integer PRIMARY KEY NOT NULL,
	"landing" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"consent_version" smallint NOT NULL,
	"consent_words" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"subject" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"order" smallint NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('grower'::regconfig, plain_plurals(question)), 'A') || setweight(to_tsvector('grower'::regconfig, plain_plurals(answer)), 'B')) STORED
);
--> statement-breakpoint
CREATE TABLE "help_votes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_votes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer,
	"guide" text,
	"user_id" integer,
	"visitor" text,
	"helped" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "process_evidence" ALTER COLUMN "process_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "plants" ADD COLUMN "genetic_id" integer;--> statement-breakpoint
ALTER TABLE "plants" ADD COLUMN "genetic_stock_id" integer;--> statement-breakpoint
ALTER TABLE "user_documents" ADD COLUMN "sealed_issuer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_documents" ADD COLUMN "plant_limit" smallint;--> statement-breakpoint
ALTER TABLE "notification_addresses" ADD COLUMN "address_hash" text;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "shown_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "genetics" ADD CONSTRAINT "genetics_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "genetics" ADD CONSTRAINT "genetics_mother_id_genetics_id_fk" FOREIGN KEY ("mother_id") REFERENCES "public"."genetics"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "genetics" ADD CONSTRAINT "genetics_father_id_genetics_id_fk" FOREIGN KEY ("father_id") REFERENCES "public"."genetics"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "genetics" ADD CONSTRAINT "genetics_merged_into_id_genetics_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."genetics"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "genetic_stocks" ADD CONSTRAINT "genetic_stocks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "genetic_stocks" ADD CONSTRAINT "genetic_stocks_genetic_id_genetics_id_fk" FOREIGN KEY ("genetic_id") REFERENCES "public"."genetics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrient_moves" ADD CONSTRAINT "nutrient_moves_stuff_id_nutrients_stuff_id_fk" FOREIGN KEY ("stuff_id") REFERENCES "public"."nutrients"("stuff_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrient_moves" ADD CONSTRAINT "nutrient_moves_update_id_updates_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."updates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrients" ADD CONSTRAINT "nutrients_stuff_id_stuffs_id_fk" FOREIGN KEY ("stuff_id") REFERENCES "public"."stuffs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedings" ADD CONSTRAINT "feedings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedings" ADD CONSTRAINT "feedings_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_lines" ADD CONSTRAINT "recipe_lines_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_lines" ADD CONSTRAINT "recipe_lines_stuff_id_stuffs_id_fk" FOREIGN KEY ("stuff_id") REFERENCES "public"."stuffs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_matchings" ADD CONSTRAINT "import_matchings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_things" ADD CONSTRAINT "import_things_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_things" ADD CONSTRAINT "import_things_update_id_updates_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_things" ADD CONSTRAINT "import_things_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discord_messages" ADD CONSTRAINT "discord_messages_type_id_message_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."message_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_opt_ins" ADD CONSTRAINT "message_opt_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_send_id_message_sends_id_fk" FOREIGN KEY ("send_id") REFERENCES "public"."message_sends"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_discord_channel_id_discord_channels_id_fk" FOREIGN KEY ("discord_channel_id") REFERENCES "public"."discord_channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_sends" ADD CONSTRAINT "message_sends_template_id_whatsapp_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."whatsapp_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_sends" ADD CONSTRAINT "message_sends_message_id_discord_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."discord_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_sends" ADD CONSTRAINT "message_sends_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_inbound" ADD CONSTRAINT "whatsapp_inbound_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_inbound" ADD CONSTRAINT "whatsapp_inbound_contact_id_contact_messages_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_replies" ADD CONSTRAINT "whatsapp_replies_contact_id_contact_messages_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_templates" ADD CONSTRAINT "whatsapp_templates_type_id_message_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."message_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_contact_id_contact_messages_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_question_id_help_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."help_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "genetics_slug" ON "genetics" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "genetics_idempotency_key" ON "genetics" USING btree ("created_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "genetics_search" ON "genetics" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "genetics_of_person" ON "genetics" USING btree ("created_by","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "genetics_shared" ON "genetics" USING btree ("id") WHERE not private and deleted_at is null;--> statement-breakpoint
CREATE INDEX "genetics_proposed" ON "genetics" USING btree ("proposed_at") WHERE proposed_at is not null;--> statement-breakpoint
CREATE INDEX "genetics_mother" ON "genetics" USING btree ("mother_id");--> statement-breakpoint
CREATE INDEX "genetics_father" ON "genetics" USING btree ("father_id");--> statement-breakpoint
CREATE INDEX "genetics_merged" ON "genetics" USING btree ("merged_into_id") WHERE merged_into_id is not null;--> statement-breakpoint
CREATE INDEX "genetic_stocks_of_person" ON "genetic_stocks" USING btree ("created_by","genetic_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "genetic_stocks_genetic" ON "genetic_stocks" USING btree ("genetic_id");--> statement-breakpoint
CREATE INDEX "nutrient_moves_of_product" ON "nutrient_moves" USING btree ("stuff_id","id");--> statement-breakpoint
CREATE INDEX "feedings_of_recipe" ON "feedings" USING btree ("recipe_id","id");--> statement-breakpoint
CREATE INDEX "recipe_lines_stuff" ON "recipe_lines" USING btree ("stuff_id");--> statement-breakpoint
CREATE INDEX "recipes_of_person" ON "recipes" USING btree ("created_by","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "import_rows_next" ON "import_rows" USING btree ("import_id","at","number") WHERE state = 'pronta';--> statement-breakpoint
CREATE INDEX "import_rows_state" ON "import_rows" USING btree ("import_id","state","number");--> statement-breakpoint
CREATE INDEX "import_rows_fingerprint" ON "import_rows" USING btree ("fingerprint") WHERE state = 'feita';--> statement-breakpoint
CREATE INDEX "import_things_of" ON "import_things" USING btree ("import_id","id") WHERE not undone and kept = '';--> statement-breakpoint
CREATE INDEX "import_things_update" ON "import_things" USING btree ("update_id");--> statement-breakpoint
CREATE INDEX "import_things_plant" ON "import_things" USING btree ("plant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_uuid" ON "imports" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_file_once" ON "imports" USING btree ("created_by","sha256") WHERE state in ('importando', 'pronta', 'desfazendo');--> statement-breakpoint
CREATE INDEX "imports_of_person" ON "imports" USING btree ("created_by","id");--> statement-breakpoint
CREATE UNIQUE INDEX "discord_channels_snowflake" ON "discord_channels" USING btree ("snowflake");--> statement-breakpoint
CREATE INDEX "discord_messages_type" ON "discord_messages" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "message_opt_ins_of_person" ON "message_opt_ins" USING btree ("user_id","channel","scope","id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_recipients_person" ON "message_recipients" USING btree ("send_id","user_id") WHERE not test;--> statement-breakpoint
CREATE UNIQUE INDEX "message_recipients_channel" ON "message_recipients" USING btree ("send_id","discord_channel_id") WHERE not test;--> statement-breakpoint
CREATE INDEX "message_recipients_state" ON "message_recipients" USING btree ("send_id","state","id");--> statement-breakpoint
CREATE INDEX "message_recipients_due" ON "message_recipients" USING btree ("send_id","due_at","id") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "message_recipients_sending" ON "message_recipients" USING btree ("claimed_at") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "message_recipients_user_id" ON "message_recipients" USING btree ("user_id","claimed_at");--> statement-breakpoint
CREATE INDEX "message_recipients_discord_channel_id" ON "message_recipients" USING btree ("discord_channel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_sends_idempotency_key" ON "message_sends" USING btree ("created_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "message_sends_list" ON "message_sends" USING btree ("channel","id");--> statement-breakpoint
CREATE INDEX "message_sends_template" ON "message_sends" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "message_sends_message" ON "message_sends" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "whatsapp_inbound_mark" ON "whatsapp_inbound" USING btree ("mark");--> statement-breakpoint
CREATE INDEX "whatsapp_inbound_from" ON "whatsapp_inbound" USING btree ("from_hash","id");--> statement-breakpoint
CREATE INDEX "whatsapp_inbound_user_id" ON "whatsapp_inbound" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "whatsapp_inbound_contact" ON "whatsapp_inbound" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "whatsapp_replies_contact" ON "whatsapp_replies" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "whatsapp_replies_queued" ON "whatsapp_replies" USING btree ("id") WHERE state = 'queued';--> statement-breakpoint
CREATE UNIQUE INDEX "whatsapp_templates_name" ON "whatsapp_templates" USING btree ("name","language");--> statement-breakpoint
CREATE INDEX "whatsapp_templates_type" ON "whatsapp_templates" USING btree ("type_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_types_slug" ON "message_types" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_once" ON "leads" USING btree ("landing","email");--> statement-breakpoint
CREATE UNIQUE INDEX "help_questions_slug" ON "help_questions" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "help_questions_subject" ON "help_questions" USING btree ("subject","order","id");--> statement-breakpoint
CREATE INDEX "help_questions_search" ON "help_questions" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "help_votes_of_person_on_question" ON "help_votes" USING btree ("question_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "help_votes_of_visitor_on_question" ON "help_votes" USING btree ("question_id","visitor");--> statement-breakpoint
CREATE UNIQUE INDEX "help_votes_of_person_on_guide" ON "help_votes" USING btree ("guide","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "help_votes_of_visitor_on_guide" ON "help_votes" USING btree ("guide","visitor");--> statement-breakpoint
CREATE INDEX "help_votes_user" ON "help_votes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "plants" ADD CONSTRAINT "plants_genetic_id_genetics_id_fk" FOREIGN KEY ("genetic_id") REFERENCES "public"."genetics"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plants" ADD CONSTRAINT "plants_genetic_stock_id_genetic_stocks_id_fk" FOREIGN KEY ("genetic_stock_id") REFERENCES "public"."genetic_stocks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plants_genetic" ON "plants" USING btree ("genetic_id") WHERE genetic_id is not null;--> statement-breakpoint
CREATE INDEX "plants_genetic_stock" ON "plants" USING btree ("genetic_stock_id") WHERE genetic_stock_id is not null;--> statement-breakpoint
CREATE INDEX "notification_addresses_address_hash" ON "notification_addresses" USING btree ("address_hash");