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
CREATE TABLE "agenda_feeds" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"token_hash" text NOT NULL,
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
CREATE TABLE "views" (
	"target" text NOT NULL,
	"target_id" integer NOT NULL,
	"viewer" text NOT NULL,
	"on" date NOT NULL,
	CONSTRAINT "views_target_target_id_viewer_on_pk" PRIMARY KEY("target","target_id","viewer","on")
);
--> statement-breakpoint
ALTER TABLE "plants" ADD COLUMN "mother_id" integer;--> statement-breakpoint
ALTER TABLE "plants" ADD COLUMN "group_name" text;--> statement-breakpoint
ALTER TABLE "plants" ADD COLUMN "status" text DEFAULT 'viva' NOT NULL;--> statement-breakpoint
ALTER TABLE "plants" ADD COLUMN "ended_on" date;--> statement-breakpoint
ALTER TABLE "plants" ADD COLUMN "wet_g" numeric(9, 1);--> statement-breakpoint
ALTER TABLE "plants" ADD COLUMN "dry_g" numeric(9, 1);--> statement-breakpoint
ALTER TABLE "plants" ADD COLUMN "cured_g" numeric(9, 1);--> statement-breakpoint
ALTER TABLE "plants" ADD COLUMN "loss_cause" text;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "leaf_offset" numeric(3, 1);--> statement-breakpoint
ALTER TABLE "activity_types" ADD CONSTRAINT "activity_types_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agenda_feeds" ADD CONSTRAINT "agenda_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_acts" ADD CONSTRAINT "task_acts_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_acts" ADD CONSTRAINT "task_acts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_plant_id_plants_id_fk" FOREIGN KEY ("plant_id") REFERENCES "public"."plants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_space_id_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."spaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_plan_stage_id_plan_stages_id_fk" FOREIGN KEY ("plan_stage_id") REFERENCES "public"."plan_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_activity_type_id_activity_types_id_fk" FOREIGN KEY ("activity_type_id") REFERENCES "public"."activity_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_types_of_person" ON "activity_types" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_types_name" ON "activity_types" USING btree ("created_by",lower("name")) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "task_acts_act" ON "task_acts" USING btree ("act_key");--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("created_by","due_at") WHERE closed_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_of_plant" ON "tasks" USING btree ("plant_id","due_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_of_space" ON "tasks" USING btree ("space_id","due_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_of_plan" ON "tasks" USING btree ("plan_id","due_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_to_remind" ON "tasks" USING btree ("due_at") WHERE remind_minutes is not null and closed_at is null and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_idempotency_key" ON "tasks" USING btree ("created_by","idempotency_key");--> statement-breakpoint
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
CREATE INDEX "update_doses_stuff" ON "update_doses" USING btree ("stuff_id");--> statement-breakpoint
CREATE INDEX "update_photos_file" ON "update_photos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "update_versions_update" ON "update_versions" USING btree ("update_id","id");--> statement-breakpoint
CREATE INDEX "updates_of_plant" ON "updates" USING btree ("plant_id","happened_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "updates_in_space" ON "updates" USING btree ("space_id","happened_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "updates_of_person" ON "updates" USING btree ("created_by","happened_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "updates_cycle_change" ON "updates" USING btree ("cycle_change_id") WHERE cycle_change_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_of_person" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_key" ON "notifications" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "views_day" ON "views" USING btree ("on");--> statement-breakpoint
ALTER TABLE "plants" ADD CONSTRAINT "plants_mother_id_plants_id_fk" FOREIGN KEY ("mother_id") REFERENCES "public"."plants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plants_mother" ON "plants" USING btree ("mother_id");