-- By what refers to a file, which is looked for whenever a file is deleted.
CREATE INDEX "account_avatar_file_id_idx" ON "account"("avatar_file_id");
CREATE INDEX "certification_licence_file_id_idx" ON "certification"("licence_file_id");
CREATE INDEX "file_export_file_id_idx" ON "file_export"("file_id");
CREATE INDEX "invoice_file_id_idx" ON "invoice"("file_id");
CREATE INDEX "invoice_reversal_file_id_idx" ON "invoice"("reversal_file_id");
CREATE INDEX "payment_voucher_file_id_idx" ON "payment_voucher"("file_id");

CREATE INDEX "notice_announcement_id_read_at_idx" ON "notice"("announcement_id", "read_at");

-- What is looked for every minute or more often, among much that is done with.
CREATE INDEX "translation_result_idx" ON "translation"("created_at") WHERE "result" IS NOT NULL;
CREATE INDEX "monitor_hit_pending_idx" ON "monitor_hit"("monitor_id") WHERE "digest_id" IS NULL AND "verdict" IS NULL;
