CREATE TYPE "fee_right" AS ENUM ('trademark', 'patent');

CREATE TYPE "order_status" AS ENUM ('pendingPayment', 'pendingReview', 'paid', 'free', 'reviewRejected', 'complete');

CREATE TYPE "order_refund" AS ENUM ('none', 'requested', 'approved', 'rejected', 'done');

CREATE TYPE "payment_state" AS ENUM ('created', 'open', 'closing', 'closed', 'succeeded');

CREATE TYPE "refund_state" AS ENUM ('requested', 'approved', 'processing', 'done', 'failed', 'rejected');

CREATE TYPE "voucher_state" AS ENUM ('submitted', 'approved', 'rejected');

CREATE TABLE "product" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "draft" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "product_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "product_revision" (
    "product_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "is_withdrawn" BOOLEAN NOT NULL DEFAULT false,
    "effective_at" TIMESTAMPTZ(3) NOT NULL,
    "author" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "product_revision_pkey" PRIMARY KEY ("product_id","revision")
);

CREATE TABLE "official_fee" (
    "id" UUID NOT NULL,
    "office" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "right" "fee_right" NOT NULL,
    "name_cn" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "amount_minor" INTEGER,
    "valid_from" DATE NOT NULL,
    "source" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "official_fee_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "exchange_rate" (
    "currency" TEXT NOT NULL,
    "valid_on" DATE NOT NULL,
    "cny_per_unit" DECIMAL(18,8) NOT NULL,
    "source" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "exchange_rate_pkey" PRIMARY KEY ("currency","valid_on")
);

CREATE TABLE "quote" (
    "id" UUID NOT NULL,
    "account_id" UUID,
    "items" JSONB NOT NULL,
    "service_fen" INTEGER NOT NULL,
    "official_fen" INTEGER NOT NULL,
    "total_fen" INTEGER NOT NULL,
    "vat_fen" INTEGER NOT NULL,
    "vat_rate_bp" INTEGER NOT NULL,
    "display" JSONB,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quote_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "service_order" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "quote_id" UUID NOT NULL,
    "request_key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "status" "order_status" NOT NULL DEFAULT 'pendingPayment',
    "refund_status" "order_refund" NOT NULL DEFAULT 'none',
    "version" INTEGER NOT NULL DEFAULT 1,
    "service_fen" INTEGER NOT NULL,
    "official_fen" INTEGER NOT NULL,
    "total_fen" INTEGER NOT NULL,
    "vat_fen" INTEGER NOT NULL,
    "vat_rate_bp" INTEGER NOT NULL,
    "display" JSONB,
    "contact" JSONB,
    "address" JSONB,
    "remark" TEXT,
    "user_source" JSONB,
    "language" TEXT NOT NULL DEFAULT 'cn',
    "pay_method" TEXT,
    "agreed_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "service_order_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "service_order_item" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "order_group" TEXT NOT NULL,
    "product_type" INTEGER,
    "product_id" UUID NOT NULL,
    "sku_id" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,
    "service_fen" INTEGER NOT NULL,
    "official_fen" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "fulfilled_at" TIMESTAMPTZ(3),

    CONSTRAINT "service_order_item_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "number_sequence" (
    "kind" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "number_sequence_pkey" PRIMARY KEY ("kind","day")
);

CREATE TABLE "payment" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "method" TEXT NOT NULL,
    "scene" TEXT NOT NULL,
    "amount_fen" INTEGER NOT NULL,
    "state" "payment_state" NOT NULL DEFAULT 'created',
    "address" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "payment_order" (
    "payment_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "amount_fen" INTEGER NOT NULL,

    CONSTRAINT "payment_order_pkey" PRIMARY KEY ("payment_id","order_id")
);

CREATE TABLE "receipt" (
    "id" UUID NOT NULL,
    "method" TEXT NOT NULL,
    "transaction_id" TEXT NOT NULL,
    "trade_number" TEXT,
    "payment_id" UUID,
    "account_id" UUID,
    "amount_fen" INTEGER NOT NULL,
    "allocated_fen" INTEGER NOT NULL,
    "surplus_reason" TEXT,
    "payer" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "receipt_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "receipt_allocation" (
    "order_id" UUID NOT NULL,
    "receipt_id" UUID NOT NULL,
    "amount_fen" INTEGER NOT NULL,

    CONSTRAINT "receipt_allocation_pkey" PRIMARY KEY ("order_id")
);

CREATE TABLE "refund" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "receipt_id" UUID NOT NULL,
    "order_id" UUID,
    "state" "refund_state" NOT NULL DEFAULT 'requested',
    "amount_fen" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "reject_reason" TEXT,
    "transaction_id" TEXT,
    "problem" TEXT,
    "decided_by" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "done_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refund_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "payment_voucher" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "payer" TEXT NOT NULL,
    "amount_fen" INTEGER NOT NULL,
    "paid_on" DATE NOT NULL,
    "state" "voucher_state" NOT NULL DEFAULT 'submitted',
    "reject_reason" TEXT,
    "decided_by" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_voucher_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "payment_voucher_order" (
    "voucher_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,

    CONSTRAINT "payment_voucher_order_pkey" PRIMARY KEY ("voucher_id","order_id")
);

CREATE TABLE "reconciliation" (
    "id" UUID NOT NULL,
    "method" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "payments" INTEGER NOT NULL,
    "paid_fen" INTEGER NOT NULL,
    "refunds" INTEGER NOT NULL,
    "refund_fen" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reconciliation_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "reconciliation_difference" (
    "id" UUID NOT NULL,
    "reconciliation_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "transaction_id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "our_fen" INTEGER,
    "their_fen" INTEGER,
    "resolved_by" TEXT,
    "resolved_at" TIMESTAMPTZ(3),
    "note" TEXT,

    CONSTRAINT "reconciliation_difference_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "sandbox_payment_key" (
    "id" INTEGER NOT NULL,
    "private_key" TEXT NOT NULL,

    CONSTRAINT "sandbox_payment_key_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "sandbox_trade" (
    "method" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "amount_fen" INTEGER NOT NULL,
    "description" TEXT NOT NULL,
    "notify_url" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sandbox_trade_pkey" PRIMARY KEY ("method","number")
);

CREATE TABLE "sandbox_entry" (
    "transaction_id" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "trade_number" TEXT NOT NULL,
    "refund_number" TEXT,
    "amount_fen" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sandbox_entry_pkey" PRIMARY KEY ("transaction_id")
);

CREATE UNIQUE INDEX "product_code_key" ON "product"("code");

CREATE INDEX "product_revision_product_id_effective_at_idx" ON "product_revision"("product_id", "effective_at");

CREATE UNIQUE INDEX "official_fee_office_code_valid_from_key" ON "official_fee"("office", "code", "valid_from");

CREATE INDEX "quote_expires_at_idx" ON "quote"("expires_at");

CREATE UNIQUE INDEX "service_order_number_key" ON "service_order"("number");

CREATE UNIQUE INDEX "service_order_quote_id_key" ON "service_order"("quote_id");

CREATE INDEX "service_order_account_id_created_at_idx" ON "service_order"("account_id", "created_at");

CREATE INDEX "service_order_status_created_at_idx" ON "service_order"("status", "created_at");

CREATE UNIQUE INDEX "service_order_account_id_request_key_key" ON "service_order"("account_id", "request_key");

CREATE INDEX "service_order_item_order_group_idx" ON "service_order_item"("order_group");

CREATE UNIQUE INDEX "service_order_item_order_id_position_key" ON "service_order_item"("order_id", "position");

CREATE UNIQUE INDEX "payment_number_key" ON "payment"("number");

CREATE INDEX "payment_account_id_idx" ON "payment"("account_id");

CREATE INDEX "payment_state_expires_at_idx" ON "payment"("state", "expires_at");

CREATE INDEX "payment_order_order_id_idx" ON "payment_order"("order_id");

CREATE INDEX "receipt_payment_id_idx" ON "receipt"("payment_id");

CREATE INDEX "receipt_created_at_idx" ON "receipt"("created_at");

CREATE UNIQUE INDEX "receipt_method_transaction_id_key" ON "receipt"("method", "transaction_id");

CREATE INDEX "receipt_allocation_receipt_id_idx" ON "receipt_allocation"("receipt_id");

CREATE UNIQUE INDEX "refund_number_key" ON "refund"("number");

CREATE INDEX "refund_order_id_idx" ON "refund"("order_id");

CREATE INDEX "refund_receipt_id_idx" ON "refund"("receipt_id");

CREATE INDEX "refund_state_created_at_idx" ON "refund"("state", "created_at");

CREATE INDEX "payment_voucher_account_id_idx" ON "payment_voucher"("account_id");

CREATE INDEX "payment_voucher_state_created_at_idx" ON "payment_voucher"("state", "created_at");

CREATE INDEX "payment_voucher_order_order_id_idx" ON "payment_voucher_order"("order_id");

CREATE UNIQUE INDEX "reconciliation_method_day_key" ON "reconciliation"("method", "day");

CREATE INDEX "reconciliation_difference_resolved_at_idx" ON "reconciliation_difference"("resolved_at");

CREATE UNIQUE INDEX "reconciliation_difference_reconciliation_id_kind_number_tra_key" ON "reconciliation_difference"("reconciliation_id", "kind", "number", "transaction_id");

CREATE INDEX "sandbox_entry_method_trade_number_idx" ON "sandbox_entry"("method", "trade_number");

CREATE UNIQUE INDEX "sandbox_entry_method_refund_number_key" ON "sandbox_entry"("method", "refund_number");

ALTER TABLE "product_revision" ADD CONSTRAINT "product_revision_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "quote" ADD CONSTRAINT "quote_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "service_order" ADD CONSTRAINT "service_order_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "service_order" ADD CONSTRAINT "service_order_quote_id_fkey" FOREIGN KEY ("quote_id") REFERENCES "quote"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "service_order_item" ADD CONSTRAINT "service_order_item_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "service_order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "payment" ADD CONSTRAINT "payment_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "service_order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "receipt" ADD CONSTRAINT "receipt_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "receipt" ADD CONSTRAINT "receipt_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "receipt_allocation" ADD CONSTRAINT "receipt_allocation_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "service_order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "receipt_allocation" ADD CONSTRAINT "receipt_allocation_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "receipt"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "refund" ADD CONSTRAINT "refund_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "receipt"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "service_order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "payment_voucher" ADD CONSTRAINT "payment_voucher_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "payment_voucher" ADD CONSTRAINT "payment_voucher_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "payment_voucher_order" ADD CONSTRAINT "payment_voucher_order_voucher_id_fkey" FOREIGN KEY ("voucher_id") REFERENCES "payment_voucher"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "payment_voucher_order" ADD CONSTRAINT "payment_voucher_order_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "service_order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "reconciliation_difference" ADD CONSTRAINT "reconciliation_difference_reconciliation_id_fkey" FOREIGN KEY ("reconciliation_id") REFERENCES "reconciliation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "sandbox_entry" ADD CONSTRAINT "sandbox_entry_method_trade_number_fkey" FOREIGN KEY ("method", "trade_number") REFERENCES "sandbox_trade"("method", "number") ON DELETE CASCADE ON UPDATE CASCADE;


ALTER TABLE "quote" ADD CONSTRAINT "quote_sums" CHECK ("service_fen" >= 0 AND "official_fen" >= 0 AND "total_fen" = "service_fen" + "official_fen");
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_sums" CHECK ("service_fen" >= 0 AND "official_fen" >= 0 AND "total_fen" = "service_fen" + "official_fen");
ALTER TABLE "payment" ADD CONSTRAINT "payment_amount" CHECK ("amount_fen" > 0);
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_amounts" CHECK ("amount_fen" > 0 AND "allocated_fen" BETWEEN 0 AND "amount_fen");
ALTER TABLE "refund" ADD CONSTRAINT "refund_amount" CHECK ("amount_fen" >= 0);
ALTER TABLE "exchange_rate" ADD CONSTRAINT "exchange_rate_value" CHECK ("cny_per_unit" > 0);
ALTER TABLE "official_fee" ADD CONSTRAINT "official_fee_amount" CHECK ("amount_minor" >= 0);
