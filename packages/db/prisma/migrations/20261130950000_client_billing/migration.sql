-- AlterTable
ALTER TABLE "hosting_client" ADD COLUMN     "responsible" TEXT;

-- CreateTable
CREATE TABLE "client_charge" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "client_id" UUID,
    "item_id" UUID,
    "deadline_id" UUID,
    "title" TEXT NOT NULL,
    "charged_on" DATE NOT NULL,
    "amount_fen" INTEGER NOT NULL,
    "cost_fen" INTEGER,
    "statement_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "client_charge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "client_statement" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "client_id" UUID,
    "client_name" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "request_key" UUID NOT NULL,
    "issued_on" DATE NOT NULL,
    "due_on" DATE,
    "note" TEXT,
    "paid_on" DATE,
    "voided_on" DATE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "client_statement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "client_statement_line" (
    "statement_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "title" TEXT NOT NULL,
    "right_title" TEXT,
    "right_number" TEXT,
    "charged_on" DATE NOT NULL,
    "amount_fen" INTEGER NOT NULL,

    CONSTRAINT "client_statement_line_pkey" PRIMARY KEY ("statement_id","position")
);

-- CreateIndex
CREATE UNIQUE INDEX "client_charge_deadline_id_key" ON "client_charge"("deadline_id");

-- CreateIndex
CREATE INDEX "client_charge_account_id_charged_on_idx" ON "client_charge"("account_id", "charged_on");

-- CreateIndex
CREATE INDEX "client_charge_client_id_idx" ON "client_charge"("client_id");

-- CreateIndex
CREATE INDEX "client_charge_item_id_idx" ON "client_charge"("item_id");

-- CreateIndex
CREATE INDEX "client_charge_statement_id_idx" ON "client_charge"("statement_id");

-- CreateIndex
CREATE INDEX "client_statement_client_id_idx" ON "client_statement"("client_id");

-- CreateIndex
CREATE UNIQUE INDEX "client_statement_account_id_number_key" ON "client_statement"("account_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "client_statement_account_id_request_key_key" ON "client_statement"("account_id", "request_key");

-- AddForeignKey
ALTER TABLE "client_charge" ADD CONSTRAINT "client_charge_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "client_charge" ADD CONSTRAINT "client_charge_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "hosting_client"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "client_charge" ADD CONSTRAINT "client_charge_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "portfolio_item"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "client_charge" ADD CONSTRAINT "client_charge_deadline_id_fkey" FOREIGN KEY ("deadline_id") REFERENCES "portfolio_deadline"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "client_charge" ADD CONSTRAINT "client_charge_statement_id_fkey" FOREIGN KEY ("statement_id") REFERENCES "client_statement"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "client_statement" ADD CONSTRAINT "client_statement_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "client_statement" ADD CONSTRAINT "client_statement_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "hosting_client"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "client_statement_line" ADD CONSTRAINT "client_statement_line_statement_id_fkey" FOREIGN KEY ("statement_id") REFERENCES "client_statement"("id") ON DELETE CASCADE ON UPDATE CASCADE;


