-- CreateIndex
CREATE INDEX "announcement_job_id_idx" ON "announcement"("job_id");

-- CreateIndex
CREATE INDEX "invoice_job_id_idx" ON "invoice"("job_id");

-- CreateIndex
CREATE INDEX "translation_document_job_id_idx" ON "translation_document"("job_id");
