ALTER TABLE "job" ADD COLUMN "cause" TEXT, ADD COLUMN "runs" INTEGER NOT NULL DEFAULT 0;
UPDATE "job" SET "runs" = "attempts";
CREATE INDEX "job_created_at_id_idx" ON "job"("created_at", "id");

ALTER TABLE "register_import" ADD COLUMN "position" JSONB, ADD COLUMN "files_read" INTEGER, ADD COLUMN "files_passed" INTEGER;
