ALTER TABLE "patent_batch"
  ADD COLUMN "job_id" UUID,
  ADD COLUMN "question_id" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "content" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "number_type" TEXT NOT NULL DEFAULT 'auto',
  ADD COLUMN "numbers" TEXT[] DEFAULT ARRAY[]::TEXT[];

CREATE UNIQUE INDEX "patent_batch_job_id_key" ON "patent_batch"("job_id");
ALTER TABLE "patent_batch" ADD CONSTRAINT "patent_batch_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE SET NULL ON UPDATE CASCADE;
