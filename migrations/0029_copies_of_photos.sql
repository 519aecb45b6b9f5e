ALTER TABLE "files" ADD COLUMN "copy_of" integer;--> statement-breakpoint
CREATE INDEX "files_copies" ON "files" USING btree ("copy_of") WHERE copy_of is not null;