CREATE TABLE "device_actuations" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"device_id" integer NOT NULL,
	"channel" text NOT NULL,
	"level" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"why" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_commands" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_commands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"device_id" integer NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'criado' NOT NULL,
	"reason" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "device_mode_versions" (
	"mode_id" integer NOT NULL,
	"version" integer NOT NULL,
	"program" jsonb NOT NULL,
	"hash" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "device_mode_versions_mode_id_version_pk" PRIMARY KEY("mode_id","version")
);
--> statement-breakpoint
CREATE TABLE "device_modes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_modes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"owner_id" integer,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order_by" smallint DEFAULT 0 NOT NULL,
	"cycles" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"share_key" uuid,
	"copied_from" integer,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_shadows" (
	"device_id" integer PRIMARY KEY NOT NULL,
	"desired" jsonb NOT NULL,
	"desired_version" integer DEFAULT 0 NOT NULL,
	"desired_at" timestamp with time zone,
	"reported" jsonb,
	"reported_version" integer DEFAULT 0 NOT NULL,
	"reported_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "alert_episodes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_episodes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rule_id" integer NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"sensor_id" integer,
	"worst" real,
	"told_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"over_told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_followers" (
	"link_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "alert_followers_link_id_user_id_pk" PRIMARY KEY("link_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "alert_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"kind" text NOT NULL,
	"sensor_id" integer,
	"low" real,
	"high" real,
	"hysteresis" real DEFAULT 0 NOT NULL,
	"hold_minutes" smallint DEFAULT 10 NOT NULL,
	"day_part" text DEFAULT 'any' NOT NULL,
	"severity" text DEFAULT 'warning' NOT NULL,
	"silent_from" time,
	"silent_to" time,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_channels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"has_level" boolean DEFAULT false NOT NULL,
	"watts" real,
	"most_on_minutes" integer,
	"order_by" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "firmware_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "firmware_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"version" text NOT NULL,
	"rank" integer NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'rascunho' NOT NULL,
	"path" text,
	"bytes" integer,
	"sha256" text,
	"signature" text,
	"created_by" integer NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_models" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_models_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"interval_seconds" smallint DEFAULT 30 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_parts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"code" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"life_hours" integer,
	"product_id" integer,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_parts" (
	"model_id" integer NOT NULL,
	"part_id" integer NOT NULL,
	"channel" text DEFAULT '' NOT NULL,
	"quantity" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "model_parts_model_id_part_id_channel_pk" PRIMARY KEY("model_id","part_id","channel")
);
--> statement-breakpoint
CREATE TABLE "device_screens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_screens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"model_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"shows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order_by" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_sensors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_sensors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"decimals" smallint DEFAULT 1 NOT NULL,
	"kind" text DEFAULT 'measured' NOT NULL,
	"low" real,
	"high" real,
	"most_per_minute" real,
	"stuck_minutes" smallint,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "device_sensors_range" CHECK ("device_sensors"."high" > "device_sensors"."low")
);
--> statement-breakpoint
CREATE TABLE "model_sensors" (
	"model_id" integer NOT NULL,
	"sensor_id" integer NOT NULL,
	"slot" smallint NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "model_sensors_model_id_sensor_id_pk" PRIMARY KEY("model_id","sensor_id"),
	CONSTRAINT "model_sensors_slots" CHECK ("model_sensors"."slot" between 1 and 31)
);
--> statement-breakpoint
CREATE TABLE "device_calibrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_calibrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"device_id" integer NOT NULL,
	"sensor_id" integer NOT NULL,
	"factor" real DEFAULT 1 NOT NULL,
	"offset" real DEFAULT 0 NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"points" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"from_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_by" integer
);
--> statement-breakpoint
CREATE TABLE "device_channels" (
	"link_id" integer NOT NULL,
	"slug" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"watts" real,
	"stuff_id" integer,
	CONSTRAINT "device_channels_link_id_slug_pk" PRIMARY KEY("link_id","slug")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"serial" text NOT NULL,
	"model_id" integer NOT NULL,
	"secret_hash" text NOT NULL,
	"next_secret_hash" text,
	"secret_rotated_at" timestamp with time zone,
	"claim_hash" text,
	"claim_sealed" text,
	"used_claim_hash" text,
	"firmware" text,
	"hardware" text,
	"rssi" smallint,
	"boot" bigint,
	"first_called_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"device_id" integer NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"boot" bigint,
	"seq" bigint,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"device_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"leaf_offset" real,
	"way" text NOT NULL,
	"linked_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"unlinked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "device_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"space_id" integer NOT NULL,
	"placed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "device_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"to_user_id" integer NOT NULL,
	"outcome" text,
	"answered_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "firmware_rollout_devices" (
	"rollout_id" integer NOT NULL,
	"device_id" integer NOT NULL,
	"step" text DEFAULT 'oferecida' NOT NULL,
	"reason" text,
	"from_version" text NOT NULL,
	"command_id" uuid,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"postponed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "firmware_rollout_devices_rollout_id_device_id_pk" PRIMARY KEY("rollout_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "firmware_rollouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "firmware_rollouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"firmware_version_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"percent" smallint NOT NULL,
	"state" text DEFAULT 'andando' NOT NULL,
	"paused_why" text,
	"most_failures" smallint NOT NULL,
	"force" boolean DEFAULT false NOT NULL,
	"only_from" text,
	"created_by" integer,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "firmware_rollouts_percent" CHECK ("firmware_rollouts"."percent" between 1 and 100),
	CONSTRAINT "firmware_rollouts_failures" CHECK ("firmware_rollouts"."most_failures" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "telemetry_arrivals" (
	"device_id" integer NOT NULL,
	"boot" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	CONSTRAINT "telemetry_arrivals_device_id_boot_seq_pk" PRIMARY KEY("device_id","boot","seq")
);
--> statement-breakpoint
CREATE TABLE "telemetry_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "telemetry_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"devices" integer[] NOT NULL,
	"minutes" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "telemetry_last" (
	"device_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"values" real[] NOT NULL,
	"flags" bigint
);
--> statement-breakpoint
CREATE TABLE "telemetry_messages" (
	"device_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"values" real[] NOT NULL,
	"flags" bigint,
	CONSTRAINT "telemetry_messages_device_id_at_pk" PRIMARY KEY("device_id","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "telemetry_refusals" (
	"device_id" integer NOT NULL,
	"day" date NOT NULL,
	"reason" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "telemetry_refusals_device_id_day_reason_pk" PRIMARY KEY("device_id","day","reason")
);
--> statement-breakpoint
CREATE TABLE "telemetry_1d" (
	"device_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"lows" real[] NOT NULL,
	"highs" real[] NOT NULL,
	"means" real[] NOT NULL,
	"counts" integer[] NOT NULL,
	"messages" integer NOT NULL,
	CONSTRAINT "telemetry_1d_device_id_at_pk" PRIMARY KEY("device_id","at")
);
--> statement-breakpoint
CREATE TABLE "telemetry_1h" (
	"device_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"lows" real[] NOT NULL,
	"highs" real[] NOT NULL,
	"means" real[] NOT NULL,
	"counts" integer[] NOT NULL,
	"messages" integer NOT NULL,
	CONSTRAINT "telemetry_1h_device_id_at_pk" PRIMARY KEY("device_id","at")
);
--> statement-breakpoint
CREATE TABLE "telemetry_1m" (
	"device_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"lows" real[] NOT NULL,
	"highs" real[] NOT NULL,
	"means" real[] NOT NULL,
	"counts" integer[] NOT NULL,
	"messages" integer NOT NULL,
	CONSTRAINT "telemetry_1m_device_id_at_pk" PRIMARY KEY("device_id","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "telemetry_5m" (
	"device_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"lows" real[] NOT NULL,
	"highs" real[] NOT NULL,
	"means" real[] NOT NULL,
	"counts" integer[] NOT NULL,
	"messages" integer NOT NULL,
	CONSTRAINT "telemetry_5m_device_id_at_pk" PRIMARY KEY("device_id","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
ALTER TABLE "device_actuations" ADD CONSTRAINT "device_actuations_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_commands" ADD CONSTRAINT "device_commands_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_commands" ADD CONSTRAINT "device_commands_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_mode_versions" ADD CONSTRAINT "device_mode_versions_mode_id_device_modes_id_fk" FOREIGN KEY ("mode_id") REFERENCES "public"."device_modes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_mode_versions" ADD CONSTRAINT "device_mode_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_modes" ADD CONSTRAINT "device_modes_model_id_device_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."device_models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_modes" ADD CONSTRAINT "device_modes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_shadows" ADD CONSTRAINT "device_shadows_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_episodes" ADD CONSTRAINT "alert_episodes_rule_id_alert_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alert_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_episodes" ADD CONSTRAINT "alert_episodes_sensor_id_device_sensors_id_fk" FOREIGN KEY ("sensor_id") REFERENCES "public"."device_sensors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_followers" ADD CONSTRAINT "alert_followers_link_id_device_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."device_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_followers" ADD CONSTRAINT "alert_followers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_link_id_device_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."device_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_sensor_id_device_sensors_id_fk" FOREIGN KEY ("sensor_id") REFERENCES "public"."device_sensors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_channels" ADD CONSTRAINT "model_channels_model_id_device_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."device_models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firmware_versions" ADD CONSTRAINT "firmware_versions_model_id_device_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."device_models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firmware_versions" ADD CONSTRAINT "firmware_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_parts" ADD CONSTRAINT "device_parts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_parts" ADD CONSTRAINT "model_parts_model_id_device_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."device_models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_parts" ADD CONSTRAINT "model_parts_part_id_device_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."device_parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_screens" ADD CONSTRAINT "device_screens_model_id_device_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."device_models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_sensors" ADD CONSTRAINT "model_sensors_model_id_device_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."device_models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_sensors" ADD CONSTRAINT "model_sensors_sensor_id_device_sensors_id_fk" FOREIGN KEY ("sensor_id") REFERENCES "public"."device_sensors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_calibrations" ADD CONSTRAINT "device_calibrations_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_calibrations" ADD CONSTRAINT "device_calibrations_sensor_id_device_sensors_id_fk" FOREIGN KEY ("sensor_id") REFERENCES "public"."device_sensors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_calibrations" ADD CONSTRAINT "device_calibrations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_channels" ADD CONSTRAINT "device_channels_link_id_device_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."device_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_channels" ADD CONSTRAINT "device_channels_stuff_id_stuffs_id_fk" FOREIGN KEY ("stuff_id") REFERENCES "public"."stuffs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_model_id_device_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."device_models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_events" ADD CONSTRAINT "device_events_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_links" ADD CONSTRAINT "device_links_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_links" ADD CONSTRAINT "device_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_members" ADD CONSTRAINT "device_members_link_id_device_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."device_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_members" ADD CONSTRAINT "device_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_places" ADD CONSTRAINT "device_places_link_id_device_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."device_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_places" ADD CONSTRAINT "device_places_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_transfers" ADD CONSTRAINT "device_transfers_link_id_device_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."device_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_transfers" ADD CONSTRAINT "device_transfers_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firmware_rollout_devices" ADD CONSTRAINT "firmware_rollout_devices_rollout_id_firmware_rollouts_id_fk" FOREIGN KEY ("rollout_id") REFERENCES "public"."firmware_rollouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firmware_rollout_devices" ADD CONSTRAINT "firmware_rollout_devices_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firmware_rollouts" ADD CONSTRAINT "firmware_rollouts_firmware_version_id_firmware_versions_id_fk" FOREIGN KEY ("firmware_version_id") REFERENCES "public"."firmware_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firmware_rollouts" ADD CONSTRAINT "firmware_rollouts_model_id_device_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."device_models"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firmware_rollouts" ADD CONSTRAINT "firmware_rollouts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telemetry_last" ADD CONSTRAINT "telemetry_last_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telemetry_refusals" ADD CONSTRAINT "telemetry_refusals_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_actuations_channel" ON "device_actuations" USING btree ("device_id","channel","at");--> statement-breakpoint
CREATE UNIQUE INDEX "device_commands_uuid" ON "device_commands" USING btree ("uuid");--> statement-breakpoint
CREATE INDEX "device_commands_waiting" ON "device_commands" USING btree ("device_id","id") WHERE state in ('criado', 'enviado', 'recebido');--> statement-breakpoint
CREATE INDEX "device_commands_device" ON "device_commands" USING btree ("device_id","id");--> statement-breakpoint
CREATE INDEX "device_commands_expiring" ON "device_commands" USING btree ("expires_at") WHERE state in ('criado', 'enviado', 'recebido');--> statement-breakpoint
CREATE INDEX "device_commands_by" ON "device_commands" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "device_mode_versions_by" ON "device_mode_versions" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "device_modes_ready" ON "device_modes" USING btree ("model_id","slug") WHERE owner_id is null and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "device_modes_own" ON "device_modes" USING btree ("owner_id","model_id") WHERE owner_id is not null and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "device_modes_share" ON "device_modes" USING btree ("share_key");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_episodes_open" ON "alert_episodes" USING btree ("rule_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "alert_episodes_rule" ON "alert_episodes" USING btree ("rule_id","began_at");--> statement-breakpoint
CREATE INDEX "alert_episodes_over_untold" ON "alert_episodes" USING btree ("rule_id") WHERE ended_by in ('inside', 'light') and told_at is not null and over_told_at is null;--> statement-breakpoint
CREATE INDEX "alert_followers_user" ON "alert_followers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alert_rules_link" ON "alert_rules" USING btree ("link_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "model_channels_slug" ON "model_channels" USING btree ("model_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "firmware_versions_version" ON "firmware_versions" USING btree ("model_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "device_models_slug" ON "device_models" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "device_models_name" ON "device_models" USING btree (lower("name")) WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "device_parts_code" ON "device_parts" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "device_screens_slug" ON "device_screens" USING btree ("model_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "device_sensors_key" ON "device_sensors" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "model_sensors_slot" ON "model_sensors" USING btree ("model_id","slot");--> statement-breakpoint
CREATE INDEX "device_calibrations_sensor" ON "device_calibrations" USING btree ("device_id","sensor_id","from_at");--> statement-breakpoint
CREATE INDEX "device_calibrations_by" ON "device_calibrations" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "device_channels_stuff" ON "device_channels" USING btree ("stuff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "devices_serial" ON "devices" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "devices_model" ON "devices" USING btree ("model_id","id");--> statement-breakpoint
CREATE INDEX "devices_last_seen" ON "devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "device_events_once" ON "device_events" USING btree ("device_id","boot","seq") WHERE source = 'device';--> statement-breakpoint
CREATE INDEX "device_events_device" ON "device_events" USING btree ("device_id","at");--> statement-breakpoint
CREATE INDEX "device_events_kind" ON "device_events" USING btree ("source","kind","id");--> statement-breakpoint
CREATE UNIQUE INDEX "device_links_current" ON "device_links" USING btree ("device_id") WHERE unlinked_at is null;--> statement-breakpoint
CREATE INDEX "device_links_device" ON "device_links" USING btree ("device_id","linked_at");--> statement-breakpoint
CREATE INDEX "device_links_user" ON "device_links" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "device_members_user" ON "device_members" USING btree ("link_id","user_id");--> statement-breakpoint
CREATE INDEX "device_members_of" ON "device_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "device_places_current" ON "device_places" USING btree ("link_id") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "device_places_space" ON "device_places" USING btree ("space_id","placed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "device_transfers_open" ON "device_transfers" USING btree ("link_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "device_transfers_to" ON "device_transfers" USING btree ("to_user_id");--> statement-breakpoint
CREATE INDEX "firmware_rollout_devices_device" ON "firmware_rollout_devices" USING btree ("device_id","rollout_id");--> statement-breakpoint
CREATE INDEX "firmware_rollout_devices_due" ON "firmware_rollout_devices" USING btree ("rollout_id","due_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "firmware_rollout_devices_told" ON "firmware_rollout_devices" USING btree ("rollout_id","told_at");--> statement-breakpoint
CREATE UNIQUE INDEX "firmware_rollouts_live" ON "firmware_rollouts" USING btree ("model_id") WHERE state in ('andando', 'pausado');--> statement-breakpoint
CREATE INDEX "firmware_rollouts_version" ON "firmware_rollouts" USING btree ("firmware_version_id","id");--> statement-breakpoint
CREATE INDEX "firmware_rollouts_by" ON "firmware_rollouts" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "telemetry_arrivals_at" ON "telemetry_arrivals" USING btree ("arrived_at");--> statement-breakpoint
CREATE INDEX "telemetry_messages_flagged" ON "telemetry_messages" USING btree ("device_id","at") WHERE flags is not null;
--> statement-breakpoint
-- Partitions of telemetry: by week of raw messages, by month of minutes, made where they are missing (start and end are
-- moments in UTC). One at a time, whoever asks.
CREATE FUNCTION ensure_telemetry_partitions(parent text, step interval, first timestamptz, last timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	unit text := CASE WHEN step >= interval '28 days' THEN 'month' ELSE 'week' END;
	starts timestamptz := date_trunc(unit, first, 'UTC');
	part text;
BEGIN
	WHILE starts <= last LOOP
		part := parent || to_char(starts AT TIME ZONE 'UTC', '"_"YYYYMMDD');
		IF to_regclass(part) IS NULL THEN
			PERFORM pg_advisory_xact_lock(hashtextextended('telemetry partitions', 0));
			EXECUTE format('CREATE TABLE IF NOT EXISTS %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)',
				part, parent, starts, date_trunc(unit, starts + step, 'UTC'));
		END IF;
		starts := date_trunc(unit, starts + step, 'UTC');
	END LOOP;
END
$$;--> statement-breakpoint
-- Two messages of one moment are one: what was there stays, what was not measured then is added.
CREATE FUNCTION merge_readings(kept real[], added real[]) RETURNS real[] LANGUAGE sql IMMUTABLE AS $$
	SELECT array_agg(coalesce(kept[slot], added[slot]) ORDER BY slot)
	FROM generate_series(1, greatest(cardinality(kept), cardinality(added))) AS slot
$$;
