CREATE TABLE "access_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"kind" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "challenges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"purpose" text NOT NULL,
	"challenge_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "document_reminders" (
	"document_id" integer NOT NULL,
	"expires_on" date NOT NULL,
	"days" smallint NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_reminders_document_id_expires_on_days_pk" PRIMARY KEY("document_id","expires_on","days")
);
--> statement-breakpoint
CREATE TABLE "user_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"sealed_number" text DEFAULT '' NOT NULL,
	"sealed_note" text DEFAULT '' NOT NULL,
	"issued_on" date,
	"expires_on" date,
	"file_id" integer,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"backed_up" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "age_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "age_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"provider" text NOT NULL,
	"result" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_registrations" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"cpf" char(11) NOT NULL,
	"full_name" text,
	"birth_date" date,
	"phone" text,
	"cep" char(8),
	"street" text,
	"number" text,
	"complement" text,
	"district" text,
	"city" text,
	"uf" char(2),
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_permissions" (
	"role_id" integer NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "role_permissions_role_id_permission_pk" PRIMARY KEY("role_id","permission")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "roles_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" integer NOT NULL,
	"role_id" integer NOT NULL,
	CONSTRAINT "user_roles_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret_sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" integer NOT NULL,
	"device" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_nicknames" (
	"nickname_hash" text PRIMARY KEY NOT NULL,
	"kept_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nickname" "citext" NOT NULL,
	"email" "citext" NOT NULL,
	"password_hash" text NOT NULL,
	"user_type" text DEFAULT 'grower' NOT NULL,
	"email_verified_at" timestamp with time zone,
	"registration_confirmed_at" timestamp with time zone,
	"need_update_password" boolean DEFAULT false NOT NULL,
	"users_is_professor_copa_grower" boolean DEFAULT false NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"photo_file_id" integer,
	"networks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"discoverable" boolean DEFAULT false NOT NULL,
	"adult_declared_at" timestamp with time zone NOT NULL,
	"discreet" boolean DEFAULT false NOT NULL,
	"suspended_at" timestamp with time zone,
	"leaving_at" timestamp with time zone,
	"suspended_reason" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "agenda_feeds" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"token_hash" text NOT NULL,
	"discreet" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "agenda_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "task_acts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"task_id" integer NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"act_key" uuid,
	"wrote" boolean DEFAULT false NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "task_acts_once" UNIQUE("task_id","planned_at")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_by" integer NOT NULL,
	"plant_id" integer,
	"space_id" integer,
	"plan_id" integer,
	"plan_stage_id" integer,
	"title" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"kind" text,
	"activity_type_id" integer,
	"rrule" text,
	"exdates" date[] DEFAULT '{}'::date[] NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"all_day" boolean DEFAULT true NOT NULL,
	"remind_minutes" integer,
	"reminded_for" timestamp with time zone,
	"snoozed_until" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "tasks_about" CHECK (num_nonnulls(plant_id, space_id, plan_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "catalogue_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"catalogue" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"order" integer NOT NULL,
	"icon_url" text,
	"active" boolean DEFAULT true NOT NULL
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
CREATE TABLE "plant_stuffs" (
	"plant_id" integer NOT NULL,
	"stuff_id" integer NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "plant_stuffs_plant_id_stuff_id_pk" PRIMARY KEY("plant_id","stuff_id")
);
--> statement-breakpoint
CREATE TABLE "plant_cycle_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plant_cycle_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plant_id" integer NOT NULL,
	"plant_cycle_id" integer NOT NULL,
	"on" date NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plant_photos" (
	"plant_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "plant_photos_plant_id_file_id_pk" PRIMARY KEY("plant_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "plant_places" (
	"plant_id" integer NOT NULL,
	"space_id" integer,
	"since" date NOT NULL,
	CONSTRAINT "plant_places_plant_id_since_pk" PRIMARY KEY("plant_id","since")
);
--> statement-breakpoint
CREATE TABLE "plants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"created_by" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"private" boolean DEFAULT true NOT NULL,
	"search_text" text NOT NULL,
	"idempotency_key" uuid,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"genetic_name" text,
	"origin" text DEFAULT 'semente' NOT NULL,
	"mother_id" integer,
	"group_name" text,
	"plant_cycle_id" integer NOT NULL,
	"space_id" integer,
	"cycle_since" date NOT NULL,
	"started_on" date NOT NULL,
	"status" text DEFAULT 'viva' NOT NULL,
	"ended_on" date,
	"wet_g" numeric(9, 1),
	"dry_g" numeric(9, 1),
	"cured_g" numeric(9, 1),
	"loss_cause" text,
	"archived_at" timestamp with time zone
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
	"description" text DEFAULT '' NOT NULL,
	"private" boolean DEFAULT true NOT NULL,
	"search_text" text NOT NULL,
	"idempotency_key" uuid,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"kind" text DEFAULT 'tenda' NOT NULL,
	"width_cm" smallint,
	"depth_cm" smallint,
	"height_cm" smallint,
	"leaf_offset" numeric(3, 1),
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "closed_stuff_types" (
	"stuff_type_id" smallint PRIMARY KEY NOT NULL,
	"closed_by" integer NOT NULL,
	"closed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
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
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"private" boolean DEFAULT true NOT NULL,
	"search_text" text NOT NULL,
	"idempotency_key" uuid,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"stuff_type_id" smallint NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"quantity" smallint DEFAULT 1 NOT NULL,
	"price" integer,
	"bought_on" date,
	"specs" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "activity_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_by" integer NOT NULL,
	"name" text NOT NULL,
	"metrics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"watering" boolean DEFAULT false NOT NULL,
	"feeding" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "update_doses" (
	"update_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"stuff_id" integer,
	"name" text NOT NULL,
	"amount" numeric(10, 3) NOT NULL,
	"unit" text NOT NULL,
	CONSTRAINT "update_doses_update_id_position_pk" PRIMARY KEY("update_id","position")
);
--> statement-breakpoint
CREATE TABLE "update_photos" (
	"update_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "update_photos_update_id_file_id_pk" PRIMARY KEY("update_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "update_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "update_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"update_id" integer NOT NULL,
	"edited_by" integer NOT NULL,
	"edited_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"before" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "updates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plant_id" integer,
	"space_id" integer,
	"created_by" integer NOT NULL,
	"kind" text DEFAULT 'nota' NOT NULL,
	"activity_type_id" integer,
	"catalogue_item_id" integer,
	"cycle_change_id" integer,
	"text" text DEFAULT '' NOT NULL,
	"measures" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"act_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "updates_act" UNIQUE NULLS NOT DISTINCT("created_by","act_key","plant_id","space_id"),
	CONSTRAINT "updates_about" CHECK (num_nonnulls(plant_id, space_id) > 0 or deleted_at is not null),
	CONSTRAINT "updates_own_type" CHECK ((kind = 'propria') = (activity_type_id is not null))
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terms_acceptances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"terms_of_service_id" integer NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_policies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "privacy_policies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"version" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"effective_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms_of_service" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terms_of_service_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"version" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"effective_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"wanted" boolean NOT NULL,
	CONSTRAINT "notification_choices_user_id_kind_channel_pk" PRIMARY KEY("user_id","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"url" text NOT NULL,
	"key" text NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_plants" (
	"plan_id" integer NOT NULL,
	"plant_id" integer NOT NULL,
	CONSTRAINT "plan_plants_plan_id_plant_id_pk" PRIMARY KEY("plan_id","plant_id")
);
--> statement-breakpoint
CREATE TABLE "plan_spaces" (
	"plan_id" integer NOT NULL,
	"space_id" integer NOT NULL,
	CONSTRAINT "plan_spaces_plan_id_space_id_pk" PRIMARY KEY("plan_id","space_id")
);
--> statement-breakpoint
CREATE TABLE "plan_stages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_stages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"plant_cycle_id" integer NOT NULL,
	"name" text NOT NULL,
	"days" smallint NOT NULL,
	"light_hours" numeric(3, 1),
	"targets" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tasks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_versions" (
	"plan_id" integer NOT NULL,
	"version" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"starts_on" date,
	"stages" jsonb NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "plan_versions_plan_id_version_pk" PRIMARY KEY("plan_id","version")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"created_by" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"private" boolean DEFAULT true NOT NULL,
	"search_text" text NOT NULL,
	"idempotency_key" uuid,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"method" text DEFAULT 'solo' NOT NULL,
	"plan_status_id" integer NOT NULL,
	"starts_on" date,
	"template" boolean DEFAULT false NOT NULL,
	"copied_from_id" integer,
	"source" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"given" boolean NOT NULL,
	"text_version" text NOT NULL,
	"how" text NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"erase_after" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"public_file_ids" integer[] NOT NULL,
	"farewell_mail_id" integer
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"what" text DEFAULT 'dados' NOT NULL,
	"wanted" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"step" text DEFAULT '' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"bytes" bigint,
	"error" text,
	"requested_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "social_counters" (
	"target" text NOT NULL,
	"target_id" integer NOT NULL,
	"saves_count" integer DEFAULT 0 NOT NULL,
	"comments_count" integer DEFAULT 0 NOT NULL,
	"views_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "social_counters_target_target_id_pk" PRIMARY KEY("target","target_id")
);
--> statement-breakpoint
CREATE TABLE "saves" (
	"user_id" integer NOT NULL,
	"target" text NOT NULL,
	"target_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "saves_user_id_target_target_id_pk" PRIMARY KEY("user_id","target","target_id")
);
--> statement-breakpoint
CREATE TABLE "views" (
	"target" text NOT NULL,
	"target_id" integer NOT NULL,
	"viewer" text NOT NULL,
	"on" date NOT NULL,
	CONSTRAINT "views_target_target_id_viewer_on_pk" PRIMARY KEY("target","target_id","viewer","on")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"protocol" text NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text DEFAULT 'outro' NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"ip" text NOT NULL,
	"idempotency_key" uuid,
	"state" text DEFAULT 'aberto' NOT NULL,
	"assigned_to" integer,
	"first_answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_files" (
	"message_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "ticket_files_message_id_file_id_pk" PRIMARY KEY("message_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_id" integer NOT NULL,
	"from" text NOT NULL,
	"user_id" integer,
	"text" text NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"ip" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"storage_key" uuid NOT NULL,
	"created_by" integer NOT NULL,
	"upload_key" uuid,
	"public" boolean DEFAULT false NOT NULL,
	"attached" boolean DEFAULT false NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"sizes" smallint[] NOT NULL,
	"has_avif" boolean DEFAULT false NOT NULL,
	"bytes" integer NOT NULL,
	"placeholder" text NOT NULL,
	"taken_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private_file_openings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "private_file_openings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"user_id" integer,
	"ip" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "private_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"storage_key" uuid NOT NULL,
	"created_by" integer NOT NULL,
	"attached" boolean DEFAULT false NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"error" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_reminders" ADD CONSTRAINT "document_reminders_document_id_user_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."user_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_documents" ADD CONSTRAINT "user_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_documents" ADD CONSTRAINT "user_documents_file_id_private_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."private_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "age_checks" ADD CONSTRAINT "age_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_registrations" ADD CONSTRAINT "user_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agenda_feeds" ADD CONSTRAINT "agenda_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_acts" ADD CONSTRAINT "task_acts_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_acts" ADD CONSTRAINT "task_acts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_plan_stage_id_plan_stages_id_fk" FOREIGN KEY ("plan_stage_id") REFERENCES "public"."plan_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_activity_type_id_activity_types_id_fk" FOREIGN KEY ("activity_type_id") REFERENCES "public"."activity_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_stuffs" ADD CONSTRAINT "plant_stuffs_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_stuffs" ADD CONSTRAINT "plant_stuffs_stuff_id_stuffs_id_fk" FOREIGN KEY ("stuff_id") REFERENCES "public"."stuffs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_cycle_changes" ADD CONSTRAINT "plant_cycle_changes_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_cycle_changes" ADD CONSTRAINT "plant_cycle_changes_plant_cycle_id_catalogue_items_id_fk" FOREIGN KEY ("plant_cycle_id") REFERENCES "public"."catalogue_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_cycle_changes" ADD CONSTRAINT "plant_cycle_changes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_photos" ADD CONSTRAINT "plant_photos_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_photos" ADD CONSTRAINT "plant_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_places" ADD CONSTRAINT "plant_places_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plant_places" ADD CONSTRAINT "plant_places_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plants" ADD CONSTRAINT "plants_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plants" ADD CONSTRAINT "plants_mother_id_plants_id_fk" FOREIGN KEY ("mother_id") REFERENCES "public"."plants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plants" ADD CONSTRAINT "plants_plant_cycle_id_catalogue_items_id_fk" FOREIGN KEY ("plant_cycle_id") REFERENCES "public"."catalogue_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plants" ADD CONSTRAINT "plants_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_photos" ADD CONSTRAINT "space_photos_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_photos" ADD CONSTRAINT "space_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_stuffs" ADD CONSTRAINT "space_stuffs_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "space_stuffs" ADD CONSTRAINT "space_stuffs_stuff_id_stuffs_id_fk" FOREIGN KEY ("stuff_id") REFERENCES "public"."stuffs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spaces" ADD CONSTRAINT "spaces_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_stuff_types" ADD CONSTRAINT "closed_stuff_types_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stuff_photos" ADD CONSTRAINT "stuff_photos_stuff_id_stuffs_id_fk" FOREIGN KEY ("stuff_id") REFERENCES "public"."stuffs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stuff_photos" ADD CONSTRAINT "stuff_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stuffs" ADD CONSTRAINT "stuffs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jar_entries" ADD CONSTRAINT "jar_entries_jar_id_jars_id_fk" FOREIGN KEY ("jar_id") REFERENCES "public"."jars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jars" ADD CONSTRAINT "jars_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jars" ADD CONSTRAINT "jars_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jars" ADD CONSTRAINT "jars_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_types" ADD CONSTRAINT "activity_types_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "update_doses" ADD CONSTRAINT "update_doses_update_id_updates_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "update_doses" ADD CONSTRAINT "update_doses_stuff_id_stuffs_id_fk" FOREIGN KEY ("stuff_id") REFERENCES "public"."stuffs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "update_photos" ADD CONSTRAINT "update_photos_update_id_updates_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "update_photos" ADD CONSTRAINT "update_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "update_versions" ADD CONSTRAINT "update_versions_update_id_updates_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "update_versions" ADD CONSTRAINT "update_versions_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "updates" ADD CONSTRAINT "updates_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "updates" ADD CONSTRAINT "updates_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "updates" ADD CONSTRAINT "updates_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "updates" ADD CONSTRAINT "updates_activity_type_id_activity_types_id_fk" FOREIGN KEY ("activity_type_id") REFERENCES "public"."activity_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "updates" ADD CONSTRAINT "updates_catalogue_item_id_catalogue_items_id_fk" FOREIGN KEY ("catalogue_item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "updates" ADD CONSTRAINT "updates_cycle_change_id_plant_cycle_changes_id_fk" FOREIGN KEY ("cycle_change_id") REFERENCES "public"."plant_cycle_changes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_terms_of_service_id_terms_of_service_id_fk" FOREIGN KEY ("terms_of_service_id") REFERENCES "public"."terms_of_service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_plants" ADD CONSTRAINT "plan_plants_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_plants" ADD CONSTRAINT "plan_plants_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_spaces" ADD CONSTRAINT "plan_spaces_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_spaces" ADD CONSTRAINT "plan_spaces_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_stages" ADD CONSTRAINT "plan_stages_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_stages" ADD CONSTRAINT "plan_stages_plant_cycle_id_catalogue_items_id_fk" FOREIGN KEY ("plant_cycle_id") REFERENCES "public"."catalogue_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_plan_status_id_catalogue_items_id_fk" FOREIGN KEY ("plan_status_id") REFERENCES "public"."catalogue_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_copied_from_id_plans_id_fk" FOREIGN KEY ("copied_from_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saves" ADD CONSTRAINT "saves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_message_id_ticket_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_file_id_private_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."private_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_contact_id_contact_messages_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_log_user_id" ON "access_log" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "access_log_at" ON "access_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "access_log_day_of_use" ON "access_log" USING btree ("session_id","ip","day") WHERE kind = 'use';--> statement-breakpoint
CREATE UNIQUE INDEX "challenges_challenge_hash" ON "challenges" USING btree ("challenge_hash");--> statement-breakpoint
CREATE INDEX "challenges_user_id" ON "challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "challenges_expires_at" ON "challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_documents_idempotency_key" ON "user_documents" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "user_documents_file" ON "user_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "user_documents_expiry" ON "user_documents" USING btree ("expires_on") WHERE expires_on is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_token_hash" ON "one_time_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user_purpose" ON "one_time_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential_id" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_user_id" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "age_checks_user" ON "age_checks" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_registrations_cpf" ON "user_registrations" USING btree ("cpf");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_code_hash" ON "recovery_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "recovery_codes_user_id" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_last_seen_at" ON "known_devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_nickname" ON "users" USING btree ("nickname");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_nickname_search" ON "users" USING gin (("nickname"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_discoverable" ON "users" USING btree ("id") WHERE discoverable and deleted_at is null;--> statement-breakpoint
CREATE INDEX "task_acts_act" ON "task_acts" USING btree ("act_key");--> statement-breakpoint
CREATE INDEX "task_acts_of_person" ON "task_acts" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("created_by","due_at") WHERE closed_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_of_plant" ON "tasks" USING btree ("plant_id","due_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_of_space" ON "tasks" USING btree ("space_id","due_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_of_plan" ON "tasks" USING btree ("plan_id","due_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_to_remind" ON "tasks" USING btree (((due_at at time zone 'UTC') - remind_minutes * interval '1 minute')) WHERE remind_minutes is not null and closed_at is null and deleted_at is null and reminded_for is distinct from due_at;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_idempotency_key" ON "tasks" USING btree ("created_by","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_items_slug" ON "catalogue_items" USING btree ("catalogue","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_items_name" ON "catalogue_items" USING btree ("catalogue","name");--> statement-breakpoint
CREATE INDEX "catalogue_items_order" ON "catalogue_items" USING btree ("catalogue","order","id");--> statement-breakpoint
CREATE INDEX "share_links_plant" ON "share_links" USING btree ("plant_id");--> statement-breakpoint
CREATE INDEX "share_links_space" ON "share_links" USING btree ("space_id");--> statement-breakpoint
CREATE INDEX "share_links_ended" ON "share_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plant_stuffs_single" ON "plant_stuffs" USING btree ("plant_id","role") WHERE role in ('vase', 'substrate');--> statement-breakpoint
CREATE INDEX "plant_stuffs_stuff" ON "plant_stuffs" USING btree ("stuff_id");--> statement-breakpoint
CREATE INDEX "plant_cycle_changes_plant" ON "plant_cycle_changes" USING btree ("plant_id","on","id");--> statement-breakpoint
CREATE INDEX "plant_cycle_changes_cycle" ON "plant_cycle_changes" USING btree ("plant_cycle_id");--> statement-breakpoint
CREATE INDEX "plant_photos_file" ON "plant_photos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "plant_places_space" ON "plant_places" USING btree ("space_id","plant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plants_slug" ON "plants" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "plants_idempotency_key" ON "plants" USING btree ("created_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "plants_search" ON "plants" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "plants_of_person" ON "plants" USING btree ("created_by","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "plants_public" ON "plants" USING btree ("id") WHERE not private and archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "plants_mother" ON "plants" USING btree ("mother_id");--> statement-breakpoint
CREATE INDEX "plants_cycle" ON "plants" USING btree ("plant_cycle_id");--> statement-breakpoint
CREATE INDEX "plants_in_space" ON "plants" USING btree ("space_id","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "space_photos_file" ON "space_photos" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "space_stuffs_growbox" ON "space_stuffs" USING btree ("space_id") WHERE role = 'growbox';--> statement-breakpoint
CREATE UNIQUE INDEX "space_stuffs_stuff" ON "space_stuffs" USING btree ("stuff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "spaces_slug" ON "spaces" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "spaces_idempotency_key" ON "spaces" USING btree ("created_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "spaces_search" ON "spaces" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "spaces_of_person" ON "spaces" USING btree ("created_by","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "spaces_public" ON "spaces" USING btree ("id") WHERE not private and archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "stuff_photos_file" ON "stuff_photos" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stuffs_slug" ON "stuffs" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "stuffs_idempotency_key" ON "stuffs" USING btree ("created_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "stuffs_search" ON "stuffs" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stuffs_of_person" ON "stuffs" USING btree ("created_by","stuff_type_id","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "jar_entries_of_jar" ON "jar_entries" USING btree ("jar_id","happened_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "jar_entries_deleted" ON "jar_entries" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "jars_slug" ON "jars" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "jars_number" ON "jars" USING btree ("created_by","number");--> statement-breakpoint
CREATE INDEX "jars_of_plant" ON "jars" USING btree ("plant_id");--> statement-breakpoint
CREATE INDEX "jars_of_space" ON "jars" USING btree ("space_id");--> statement-breakpoint
CREATE INDEX "jars_deleted" ON "jars" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "activity_types_of_person" ON "activity_types" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_types_name" ON "activity_types" USING btree ("created_by",lower("name")) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "update_doses_stuff" ON "update_doses" USING btree ("stuff_id");--> statement-breakpoint
CREATE INDEX "update_photos_file" ON "update_photos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "update_versions_update" ON "update_versions" USING btree ("update_id","id");--> statement-breakpoint
CREATE INDEX "updates_of_plant" ON "updates" USING btree ("plant_id","happened_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "updates_in_space" ON "updates" USING btree ("space_id","happened_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "updates_of_person" ON "updates" USING btree ("created_by","happened_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "updates_cycle_change" ON "updates" USING btree ("cycle_change_id") WHERE cycle_change_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "terms_acceptances_once" ON "terms_acceptances" USING btree ("user_id","terms_of_service_id");--> statement-breakpoint
CREATE INDEX "terms_acceptances_text" ON "terms_acceptances" USING btree ("terms_of_service_id");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_policies_version" ON "privacy_policies" USING btree ("version");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_policies_slug" ON "privacy_policies" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "privacy_policies_effective" ON "privacy_policies" USING btree ("effective_at");--> statement-breakpoint
CREATE UNIQUE INDEX "terms_of_service_version" ON "terms_of_service" USING btree ("version");--> statement-breakpoint
CREATE UNIQUE INDEX "terms_of_service_slug" ON "terms_of_service" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "terms_of_service_effective" ON "terms_of_service" USING btree ("effective_at");--> statement-breakpoint
CREATE INDEX "notifications_of_person" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("key","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_plants_plant" ON "plan_plants" USING btree ("plant_id");--> statement-breakpoint
CREATE INDEX "plan_spaces_space" ON "plan_spaces" USING btree ("space_id");--> statement-breakpoint
CREATE INDEX "plan_stages_plan" ON "plan_stages" USING btree ("plan_id","position");--> statement-breakpoint
CREATE INDEX "plan_stages_cycle" ON "plan_stages" USING btree ("plant_cycle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_slug" ON "plans" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_idempotency_key" ON "plans" USING btree ("created_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "plans_search" ON "plans" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "plans_of_person" ON "plans" USING btree ("created_by","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "plans_public" ON "plans" USING btree ("id") WHERE not private and archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "plans_status" ON "plans" USING btree ("plan_status_id");--> statement-breakpoint
CREATE INDEX "plans_copied_from" ON "plans" USING btree ("copied_from_id");--> statement-breakpoint
CREATE INDEX "consents_of_person" ON "consents" USING btree ("user_id","purpose","id");--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_one_at_a_time" ON "erasures" USING btree ("user_id") WHERE cancelled_at is null and erased_at is null;--> statement-breakpoint
CREATE INDEX "erasures_due" ON "erasures" USING btree ("erase_after") WHERE cancelled_at is null and erased_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_uuid" ON "data_exports" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_at_a_time" ON "data_exports" USING btree ("user_id","what") WHERE status in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "data_exports_of_person" ON "data_exports" USING btree ("user_id","what","id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_idempotency_key" ON "comments" USING btree ("created_by","idempotency_key");--> statement-breakpoint
CREATE INDEX "comments_of_thing" ON "comments" USING btree ("target","target_id","id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "comments_answers" ON "comments" USING btree ("parent_id","id") WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX "saves_target" ON "saves" USING btree ("target","target_id");--> statement-breakpoint
CREATE INDEX "views_day" ON "views" USING btree ("on");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_uuid" ON "contact_messages" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_protocol" ON "contact_messages" USING btree ("protocol");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_idempotency_key" ON "contact_messages" USING btree ("email","idempotency_key");--> statement-breakpoint
CREATE INDEX "contact_messages_of_person" ON "contact_messages" USING btree ("user_id","last_at");--> statement-breakpoint
CREATE INDEX "contact_messages_queue" ON "contact_messages" USING btree ("state","last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_files_file" ON "ticket_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "ticket_messages_of_contact" ON "ticket_messages" USING btree ("contact_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_messages_idempotency_key" ON "ticket_messages" USING btree ("contact_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_key" ON "files" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "files_storage_key" ON "files" USING btree ("storage_key");--> statement-breakpoint
CREATE UNIQUE INDEX "files_upload_key" ON "files" USING btree ("created_by","upload_key") WHERE upload_key is not null;--> statement-breakpoint
CREATE INDEX "files_orphans" ON "files" USING btree ("created_at") WHERE not attached;--> statement-breakpoint
CREATE INDEX "private_file_openings_file" ON "private_file_openings" USING btree ("file_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "private_files_storage_key" ON "private_files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "private_files_of_person" ON "private_files" USING btree ("created_by","id");--> statement-breakpoint
CREATE INDEX "private_files_orphans" ON "private_files" USING btree ("created_at") WHERE not attached;--> statement-breakpoint
CREATE INDEX "live_events_channel" ON "live_events" USING btree ("channel","id");--> statement-breakpoint
CREATE INDEX "live_events_created_at" ON "live_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_status_id" ON "mails" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at" ON "rate_limits" USING btree ("expires_at");