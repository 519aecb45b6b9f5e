CREATE TABLE "process_evidence" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "process_evidence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"process_id" integer NOT NULL,
	"created_by" integer NOT NULL,
	"plants" integer NOT NULL,
	"updates" integer NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"sha256" text NOT NULL,
	"signature" text NOT NULL,
	"records" jsonb NOT NULL,
	"file_id" integer,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "care_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "care_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"profession" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_faqs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_faqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"order" smallint NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_message_files" (
	"message_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "chat_message_files_message_id_file_id_pk" PRIMARY KEY("message_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"process_id" integer NOT NULL,
	"audience" text NOT NULL,
	"user_id" integer NOT NULL,
	"sealed_text" text DEFAULT '' NOT NULL,
	"quote_id" integer,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_reads" (
	"process_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"read_id" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"mailed_id" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_reads_process_id_user_id_pk" PRIMARY KEY("process_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "process_document_files" (
	"version_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"order" smallint NOT NULL,
	CONSTRAINT "process_document_files_version_id_file_id_pk" PRIMARY KEY("version_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "process_document_reminders" (
	"document_id" integer NOT NULL,
	"expires_on" date NOT NULL,
	"days" smallint NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "process_document_reminders_document_id_expires_on_days_pk" PRIMARY KEY("document_id","expires_on","days")
);
--> statement-breakpoint
CREATE TABLE "process_document_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "process_document_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"sent_by" integer NOT NULL,
	"sent_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_on" date,
	"verdict" text,
	"sealed_reason" text DEFAULT '' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"idempotency_key" uuid
);
--> statement-breakpoint
CREATE TABLE "process_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "process_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"process_id" integer NOT NULL,
	"kind_id" integer,
	"sealed_title" text DEFAULT '' NOT NULL,
	"compartment" text NOT NULL,
	"state" text DEFAULT 'pedido' NOT NULL,
	"expires_on" date,
	"asked_by" integer,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "process_document_kinds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "process_document_kinds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"help" text DEFAULT '' NOT NULL,
	"compartment" text NOT NULL,
	"process_kind" text NOT NULL,
	"required" boolean DEFAULT true NOT NULL,
	"months" smallint DEFAULT 0 NOT NULL,
	"order" smallint NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "process_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "process_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"process_id" integer NOT NULL,
	"room" text NOT NULL,
	"sealed_text" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "process_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "process_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"process_id" integer NOT NULL,
	"profession" text NOT NULL,
	"marked_by" integer NOT NULL,
	"marked_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "process_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "process_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"process_id" integer NOT NULL,
	"status_id" integer NOT NULL,
	"sealed_reason" text DEFAULT '' NOT NULL,
	"by" integer,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "process_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "process_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"process_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"seat" text NOT NULL,
	"since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "process_openings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "process_openings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"process_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"thing" text NOT NULL,
	"compartment" text,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "process_shares" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "process_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"process_id" integer NOT NULL,
	"compartment" text NOT NULL,
	"with" text NOT NULL,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "processes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "processes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"client_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status_id" integer NOT NULL,
	"status_since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"due_on" date,
	"sealed_story" text DEFAULT '' NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "care_professionals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "care_professionals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"profession" text NOT NULL,
	"register" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "care_settings" (
	"the_one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"adv_pattern_id" integer,
	"adv_secoundary_id" integer,
	"medico_id" integer,
	"eng_agro_id" integer,
	"distribution" text DEFAULT 'padrao' NOT NULL,
	"link_pag_eng_agro" text DEFAULT '' NOT NULL,
	"link_pag_medico" text DEFAULT '' NOT NULL,
	CONSTRAINT "care_settings_one_row" CHECK ("care_settings"."the_one")
);
--> statement-breakpoint
CREATE TABLE "process_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "process_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_id" integer NOT NULL,
	"to_id" integer NOT NULL,
	"by" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "process_statuses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "process_statuses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"client_text" text NOT NULL,
	"waits_for" text NOT NULL,
	"order" smallint NOT NULL,
	"days" smallint DEFAULT 0 NOT NULL,
	"closes" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "process_tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "process_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tagged_processes" (
	"process_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "tagged_processes_tag_id_process_id_pk" PRIMARY KEY("tag_id","process_id")
);
--> statement-breakpoint
CREATE TABLE "entry_agreements" (
	"enrolment_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"teacher_id" integer NOT NULL,
	"asks" text NOT NULL,
	"asks_phase" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "entry_agreements_enrolment_id_lesson_id_pk" PRIMARY KEY("enrolment_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "about_course_id" integer;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "private_files" ADD COLUMN "kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "process_evidence" ADD CONSTRAINT "process_evidence_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_evidence" ADD CONSTRAINT "process_evidence_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_evidence" ADD CONSTRAINT "process_evidence_file_id_private_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."private_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message_files" ADD CONSTRAINT "chat_message_files_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message_files" ADD CONSTRAINT "chat_message_files_file_id_private_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."private_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_document_files" ADD CONSTRAINT "process_document_files_version_id_process_document_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."process_document_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_document_files" ADD CONSTRAINT "process_document_files_file_id_private_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."private_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_document_reminders" ADD CONSTRAINT "process_document_reminders_document_id_process_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."process_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_document_versions" ADD CONSTRAINT "process_document_versions_document_id_process_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."process_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_document_versions" ADD CONSTRAINT "process_document_versions_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_document_versions" ADD CONSTRAINT "process_document_versions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_documents" ADD CONSTRAINT "process_documents_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_documents" ADD CONSTRAINT "process_documents_kind_id_process_document_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."process_document_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_documents" ADD CONSTRAINT "process_documents_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_notes" ADD CONSTRAINT "process_notes_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_notes" ADD CONSTRAINT "process_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_payments" ADD CONSTRAINT "process_payments_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_payments" ADD CONSTRAINT "process_payments_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_history" ADD CONSTRAINT "process_history_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_history" ADD CONSTRAINT "process_history_status_id_process_statuses_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."process_statuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_history" ADD CONSTRAINT "process_history_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_members" ADD CONSTRAINT "process_members_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_members" ADD CONSTRAINT "process_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_openings" ADD CONSTRAINT "process_openings_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_openings" ADD CONSTRAINT "process_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_shares" ADD CONSTRAINT "process_shares_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processes" ADD CONSTRAINT "processes_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processes" ADD CONSTRAINT "processes_status_id_process_statuses_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."process_statuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_professionals" ADD CONSTRAINT "care_professionals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_settings" ADD CONSTRAINT "care_settings_adv_pattern_id_users_id_fk" FOREIGN KEY ("adv_pattern_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_settings" ADD CONSTRAINT "care_settings_adv_secoundary_id_users_id_fk" FOREIGN KEY ("adv_secoundary_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_settings" ADD CONSTRAINT "care_settings_medico_id_users_id_fk" FOREIGN KEY ("medico_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_settings" ADD CONSTRAINT "care_settings_eng_agro_id_users_id_fk" FOREIGN KEY ("eng_agro_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_moves" ADD CONSTRAINT "process_moves_from_id_process_statuses_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."process_statuses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_moves" ADD CONSTRAINT "process_moves_to_id_process_statuses_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."process_statuses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tagged_processes" ADD CONSTRAINT "tagged_processes_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tagged_processes" ADD CONSTRAINT "tagged_processes_tag_id_process_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."process_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_agreements" ADD CONSTRAINT "entry_agreements_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_agreements" ADD CONSTRAINT "entry_agreements_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_agreements" ADD CONSTRAINT "entry_agreements_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "process_evidence_uuid" ON "process_evidence" USING btree ("uuid");--> statement-breakpoint
CREATE INDEX "process_evidence_process" ON "process_evidence" USING btree ("process_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "care_answers_name" ON "care_answers" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_faqs_question" ON "chat_faqs" USING btree ("question");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_files_file" ON "chat_message_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_key" ON "chat_messages" USING btree ("process_id","user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "chat_messages_process" ON "chat_messages" USING btree ("process_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "process_document_files_file" ON "process_document_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "process_document_versions_one" ON "process_document_versions" USING btree ("document_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "process_document_versions_key" ON "process_document_versions" USING btree ("document_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "process_documents_kind" ON "process_documents" USING btree ("process_id","kind_id");--> statement-breakpoint
CREATE INDEX "process_documents_process" ON "process_documents" USING btree ("process_id","state");--> statement-breakpoint
CREATE INDEX "process_documents_expiry" ON "process_documents" USING btree ("expires_on") WHERE expires_on is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "process_document_kinds_slug" ON "process_document_kinds" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "process_notes_process" ON "process_notes" USING btree ("process_id","room","id");--> statement-breakpoint
CREATE UNIQUE INDEX "process_payments_one" ON "process_payments" USING btree ("process_id","profession") WHERE taken_back_at is null;--> statement-breakpoint
CREATE INDEX "process_payments_person" ON "process_payments" USING btree ("marked_by");--> statement-breakpoint
CREATE INDEX "process_history_process" ON "process_history" USING btree ("process_id","id");--> statement-breakpoint
CREATE INDEX "process_history_status" ON "process_history" USING btree ("status_id");--> statement-breakpoint
CREATE UNIQUE INDEX "process_members_seat" ON "process_members" USING btree ("process_id","seat") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "process_members_person" ON "process_members" USING btree ("user_id","process_id") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "process_openings_process" ON "process_openings" USING btree ("process_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "process_shares_one" ON "process_shares" USING btree ("process_id","compartment","with") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "process_shares_process" ON "process_shares" USING btree ("process_id");--> statement-breakpoint
CREATE UNIQUE INDEX "processes_token" ON "processes" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "processes_open" ON "processes" USING btree ("client_id") WHERE closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "processes_idempotency_key" ON "processes" USING btree ("client_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "processes_status" ON "processes" USING btree ("status_id","status_since");--> statement-breakpoint
CREATE UNIQUE INDEX "care_professionals_person" ON "care_professionals" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "care_professionals_register" ON "care_professionals" USING btree ("register");--> statement-breakpoint
CREATE INDEX "care_professionals_profession" ON "care_professionals" USING btree ("profession");--> statement-breakpoint
CREATE UNIQUE INDEX "process_moves_once" ON "process_moves" USING btree ("from_id","to_id","by");--> statement-breakpoint
CREATE INDEX "process_moves_to" ON "process_moves" USING btree ("to_id");--> statement-breakpoint
CREATE UNIQUE INDEX "process_statuses_slug" ON "process_statuses" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "process_tags_slug" ON "process_tags" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "entry_agreements_lesson" ON "entry_agreements" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "entry_agreements_teacher" ON "entry_agreements" USING btree ("teacher_id");--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_about_course_id_courses_id_fk" FOREIGN KEY ("about_course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;