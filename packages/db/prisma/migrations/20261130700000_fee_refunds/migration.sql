ALTER TABLE "refund" ADD COLUMN "case_id" UUID;
CREATE UNIQUE INDEX "refund_case_id_key" ON "refund"("case_id");
ALTER TABLE "refund" ADD CONSTRAINT "refund_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "trademark_case"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "refund" ADD CONSTRAINT "refund_case" CHECK ("case_id" IS NULL OR "order_id" IS NOT NULL);
