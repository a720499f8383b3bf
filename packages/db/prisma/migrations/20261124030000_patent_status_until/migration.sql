-- AlterTable
ALTER TABLE "patent" ADD COLUMN     "legal_status_until" DATE;

-- What is stored was true on the day of its import only: it is renewed by the next worker.
UPDATE "patent" SET "legal_status_until" = CURRENT_DATE WHERE "legal_status" <> 'invalid';

-- CreateIndex
CREATE INDEX "patent_legal_status_until_idx" ON "patent"("legal_status_until");
