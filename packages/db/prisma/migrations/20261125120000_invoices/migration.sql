CREATE TYPE "invoice_type" AS ENUM ('normal', 'special');

CREATE TYPE "invoice_state" AS ENUM ('applied', 'auditPassed', 'auditFailed', 'invoiced', 'mailed', 'cancelled', 'reversing', 'reversed');

CREATE TYPE "invoice_delivery" AS ENUM ('paper', 'email');

CREATE TABLE "invoice_title" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "type" "invoice_type" NOT NULL,
    "title" TEXT NOT NULL,
    "tax_id" TEXT,
    "address" TEXT,
    "phone" TEXT,
    "bank" TEXT,
    "account" TEXT,
    "default_of" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invoice_title_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "invoice" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "state" "invoice_state" NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "type" "invoice_type" NOT NULL,
    "buyer" JSONB NOT NULL,
    "delivery" "invoice_delivery" NOT NULL,
    "address" JSONB,
    "email" TEXT,
    "total_fen" INTEGER NOT NULL,
    "vat_fen" INTEGER NOT NULL,
    "reason" TEXT,
    "request_id" UUID,
    "job_id" UUID,
    "problem" JSONB,
    "reversal_reason" TEXT,
    "invoice_number" TEXT,
    "issued_on" DATE,
    "file_id" UUID,
    "is_electronic" BOOLEAN NOT NULL DEFAULT false,
    "carrier" TEXT,
    "tracking_number" TEXT,
    "mailed_at" TIMESTAMPTZ(3),
    "reversal_number" TEXT,
    "reversal_file_id" UUID,
    "applied_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invoice_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "invoice_order" (
    "invoice_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "held_id" UUID,

    CONSTRAINT "invoice_order_pkey" PRIMARY KEY ("invoice_id","order_id")
);

CREATE TABLE "invoice_line" (
    "invoice_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "order_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "name" JSONB NOT NULL,
    "quantity" INTEGER NOT NULL,
    "amount_fen" INTEGER NOT NULL,
    "vat_rate_bp" INTEGER NOT NULL,
    "vat_fen" INTEGER NOT NULL,

    CONSTRAINT "invoice_line_pkey" PRIMARY KEY ("invoice_id","position")
);

CREATE UNIQUE INDEX "invoice_title_default_of_key" ON "invoice_title"("default_of");

CREATE INDEX "invoice_title_account_id_created_at_idx" ON "invoice_title"("account_id", "created_at");

CREATE UNIQUE INDEX "invoice_number_key" ON "invoice"("number");

CREATE UNIQUE INDEX "invoice_invoice_number_key" ON "invoice"("invoice_number");

CREATE INDEX "invoice_account_id_applied_at_idx" ON "invoice"("account_id", "applied_at");

CREATE INDEX "invoice_state_applied_at_idx" ON "invoice"("state", "applied_at");

CREATE UNIQUE INDEX "invoice_order_held_id_key" ON "invoice_order"("held_id");

CREATE INDEX "invoice_order_order_id_idx" ON "invoice_order"("order_id");

CREATE INDEX "search_log_created_at_idx" ON "search_log"("created_at");

CREATE INDEX "audit_entry_subject_id_idx" ON "audit_entry"("subject_id");

ALTER TABLE "invoice_title" ADD CONSTRAINT "invoice_title_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "invoice" ADD CONSTRAINT "invoice_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "invoice" ADD CONSTRAINT "invoice_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "invoice" ADD CONSTRAINT "invoice_reversal_file_id_fkey" FOREIGN KEY ("reversal_file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "invoice_order" ADD CONSTRAINT "invoice_order_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "invoice_order" ADD CONSTRAINT "invoice_order_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "service_order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE CASCADE ON UPDATE CASCADE;
