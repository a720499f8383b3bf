CREATE TYPE "case_quotation_state" AS ENUM ('requested', 'offered', 'refused', 'declined', 'withdrawn', 'lapsed', 'ordered');

CREATE TABLE "case_quotation" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "draft_id" UUID NOT NULL,
    "draft_version" INTEGER NOT NULL,
    "product_type" SMALLINT NOT NULL,
    "definition_version" SMALLINT NOT NULL,
    "content" JSONB NOT NULL,
    "state" "case_quotation_state" NOT NULL DEFAULT 'requested',
    "version" INTEGER NOT NULL DEFAULT 1,
    "quote_id" UUID,
    "case_indexes" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "remark" TEXT,
    "reason" TEXT,
    "valid_until" DATE,
    "offered_at" TIMESTAMPTZ(3),
    "order_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "case_quotation_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "case_quotation_offer" CHECK ("state" NOT IN ('offered', 'declined', 'ordered') OR ("quote_id" IS NOT NULL AND "valid_until" IS NOT NULL)),
    CONSTRAINT "case_quotation_order" CHECK (("state" = 'ordered') = ("order_id" IS NOT NULL))
);
CREATE UNIQUE INDEX "case_quotation_number_key" ON "case_quotation"("number");
CREATE UNIQUE INDEX "case_quotation_quote_id_key" ON "case_quotation"("quote_id");
CREATE INDEX "case_quotation_account_id_idx" ON "case_quotation"("account_id");
CREATE INDEX "case_quotation_draft_id_idx" ON "case_quotation"("draft_id");
CREATE INDEX "case_quotation_order_id_idx" ON "case_quotation"("order_id");
CREATE INDEX "case_quotation_state_created_at_idx" ON "case_quotation"("state", "created_at");
CREATE UNIQUE INDEX "case_quotation_open" ON "case_quotation"("draft_id") WHERE "state" IN ('requested', 'offered');
ALTER TABLE "case_quotation" ADD CONSTRAINT "case_quotation_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "case_quotation" ADD CONSTRAINT "case_quotation_quote_id_fkey" FOREIGN KEY ("quote_id") REFERENCES "quote"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "case_quotation" ADD CONSTRAINT "case_quotation_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "service_order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
