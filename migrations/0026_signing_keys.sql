DROP INDEX "process_signings_key";--> statement-breakpoint
ALTER TABLE "process_document_versions" ADD COLUMN "signed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "process_signings_key" ON "process_signings" USING btree ("process_id","prepared_by","idempotency_key");--> statement-breakpoint
UPDATE "process_document_versions" v SET "signed" = true FROM "process_document_files" f JOIN "process_signings" s ON s.file_id = f.file_id WHERE f.version_id = v.id;
