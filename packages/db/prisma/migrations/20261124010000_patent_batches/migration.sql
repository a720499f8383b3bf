-- AlterEnum
ALTER TYPE "entitled_service" ADD VALUE 'patentSearch';

-- CreateTable
CREATE TABLE "patent_batch" (
    "id" UUID NOT NULL,
    "account_id" UUID,
    "rows" JSONB NOT NULL,
    "patent_ids" INTEGER[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "patent_batch_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "patent_batch_created_at_idx" ON "patent_batch"("created_at");

-- CreateIndex
CREATE INDEX "patent_batch_account_id_idx" ON "patent_batch"("account_id");

-- AddForeignKey
ALTER TABLE "patent_batch" ADD CONSTRAINT "patent_batch_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
