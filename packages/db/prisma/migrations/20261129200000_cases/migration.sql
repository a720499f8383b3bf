CREATE TABLE "case_draft" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "product_type" SMALLINT NOT NULL,
    "definition_version" SMALLINT NOT NULL,
    "content" JSONB NOT NULL,
    "clearance" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "case_draft_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "case_draft_account_id_updated_at_idx" ON "case_draft"("account_id", "updated_at");
ALTER TABLE "case_draft" ADD CONSTRAINT "case_draft_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TYPE "case_state" AS ENUM ('preparing', 'scheduled', 'ready', 'filed', 'accepted', 'completed', 'refused', 'withdrawn');

CREATE TABLE "trademark_case" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "order_positions" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "draft_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL DEFAULT 0,
    "product_type" SMALLINT NOT NULL,
    "definition_version" SMALLINT NOT NULL,
    "content" JSONB NOT NULL,
    "clearance" JSONB,
    "mark_keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "state" "case_state" NOT NULL DEFAULT 'preparing',
    "version" INTEGER NOT NULL DEFAULT 1,
    "assignee_id" UUID,
    "assignee_name" TEXT,
    "office_number" TEXT,
    "filed_at" TIMESTAMPTZ(3),
    "file_from" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "trademark_case_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "trademark_case_number_key" ON "trademark_case"("number");
CREATE UNIQUE INDEX "trademark_case_draft_id_position_key" ON "trademark_case"("draft_id", "position");
CREATE INDEX "trademark_case_order_id_idx" ON "trademark_case"("order_id");
CREATE INDEX "trademark_case_account_id_created_at_idx" ON "trademark_case"("account_id", "created_at");
CREATE INDEX "trademark_case_state_created_at_idx" ON "trademark_case"("state", "created_at");
CREATE INDEX "trademark_case_mark_keys_idx" ON "trademark_case" USING GIN ("mark_keys");
ALTER TABLE "trademark_case" ADD CONSTRAINT "trademark_case_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "trademark_case" ADD CONSTRAINT "trademark_case_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "service_order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "case_document" (
    "id" UUID NOT NULL,
    "case_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "file_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "case_document_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "case_document_case_id_file_id_kind_key" ON "case_document"("case_id", "file_id", "kind");
CREATE INDEX "case_document_file_id_idx" ON "case_document"("file_id");
ALTER TABLE "case_document" ADD CONSTRAINT "case_document_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "trademark_case"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "case_document" ADD CONSTRAINT "case_document_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
