-- Exports of every kind are orders of one table.
CREATE TABLE "file_export" (
    "id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "records" INTEGER NOT NULL,
    "request" JSONB NOT NULL,
    "file_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_export_pkey" PRIMARY KEY ("id")
);

INSERT INTO "file_export"
SELECT "id", "job_id", "account_id", 'marks', "format", "language", "file_name", cardinality("mark_ids"),
  jsonb_build_object(
    'columns', to_jsonb("columns"),
    'siteUrl', "site_url",
    'markIds', to_jsonb("mark_ids"),
    'scores', (
      SELECT coalesce(jsonb_agg(CASE WHEN score < 0 THEN NULL ELSE score END ORDER BY place), '[]')
      FROM unnest("scores") WITH ORDINALITY AS s(score, place)
    ),
    'reasons', (
      SELECT coalesce(jsonb_agg(nullif(reason, '') ORDER BY place), '[]')
      FROM unnest("reasons") WITH ORDINALITY AS r(reason, place)
    ),
    'query', "query"
  ),
  "file_id", "created_at"
FROM "mark_export";

UPDATE "job" SET "name" = 'export-file' WHERE "name" = 'export-marks';

DROP TABLE "mark_export";

CREATE UNIQUE INDEX "file_export_job_id_key" ON "file_export"("job_id");
CREATE INDEX "file_export_account_id_created_at_idx" ON "file_export"("account_id", "created_at");
ALTER TABLE "file_export" ADD CONSTRAINT "file_export_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "file_export" ADD CONSTRAINT "file_export_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "file_export" ADD CONSTRAINT "file_export_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE SET NULL ON UPDATE CASCADE;
