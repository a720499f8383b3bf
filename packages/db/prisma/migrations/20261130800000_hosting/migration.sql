-- CreateEnum
CREATE TYPE "hosting_role" AS ENUM ('editor', 'reader');

-- CreateEnum
CREATE TYPE "portfolio_kind" AS ENUM ('mark', 'patent', 'software', 'certificate');

-- CreateEnum
CREATE TYPE "portfolio_state" AS ENUM ('pending', 'live', 'ended', 'unknown');

-- CreateEnum
CREATE TYPE "portfolio_decision" AS ENUM ('undecided', 'keep', 'drop', 'asked');

-- AlterTable
ALTER TABLE "applicant" ADD COLUMN     "address" TEXT,
ADD COLUMN     "client_id" UUID,
ADD COLUMN     "contact" TEXT,
ADD COLUMN     "email" TEXT,
ADD COLUMN     "phone" TEXT,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "hosting_client" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "contact" TEXT,
    "phone" TEXT,
    "email" TEXT,
    "note" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "hosting_client_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hosting_share" (
    "id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "role" "hosting_role" NOT NULL,
    "invited" TEXT NOT NULL,
    "token_hash" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "account_id" UUID,
    "accepted_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "hosting_share_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "applicant_spelling" (
    "applicant_id" UUID NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "applicant_spelling_pkey" PRIMARY KEY ("applicant_id","name")
);

-- CreateTable
CREATE TABLE "portfolio_item" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "client_id" UUID,
    "applicant_id" UUID,
    "kind" "portfolio_kind" NOT NULL,
    "office" VARCHAR(2) NOT NULL,
    "number" TEXT NOT NULL,
    "number_key" TEXT NOT NULL,
    "registration_number" TEXT,
    "title" TEXT NOT NULL,
    "patent_kind" TEXT,
    "classes" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "state" "portfolio_state" NOT NULL DEFAULT 'unknown',
    "owner" TEXT,
    "agent" TEXT,
    "filed_on" DATE,
    "registered_on" DATE,
    "expires_on" DATE,
    "priority_on" DATE,
    "claims" INTEGER,
    "fee_reduction" TEXT,
    "details" JSONB NOT NULL DEFAULT '{}',
    "note" TEXT,
    "source" TEXT NOT NULL,
    "register_key" TEXT,
    "register" JSONB,
    "register_hash" BYTEA,
    "kept" JSONB NOT NULL DEFAULT '{}',
    "differences" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "changes" JSONB NOT NULL DEFAULT '[]',
    "changed_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "portfolio_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "portfolio_deadline" (
    "id" UUID NOT NULL,
    "item_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "year" SMALLINT,
    "title" TEXT,
    "opens_on" DATE,
    "due_on" DATE NOT NULL,
    "grace_end" DATE,
    "computed" JSONB,
    "note" TEXT,
    "decision" "portfolio_decision" NOT NULL DEFAULT 'undecided',
    "decided_by" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "order_id" UUID,
    "order_position" SMALLINT,
    "instructed_at" TIMESTAMPTZ(3),
    "receipt_file_id" UUID,
    "done_on" DATE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "portfolio_deadline_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hosting_change" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "client_id" UUID,
    "item_id" UUID,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "facts" JSONB NOT NULL DEFAULT '{}',
    "actor" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "hosting_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "hosting_client_account_id_name_key" ON "hosting_client"("account_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "hosting_share_token_hash_key" ON "hosting_share"("token_hash");

-- CreateIndex
CREATE INDEX "hosting_share_client_id_idx" ON "hosting_share"("client_id");

-- CreateIndex
CREATE INDEX "hosting_share_account_id_idx" ON "hosting_share"("account_id");

-- CreateIndex
CREATE INDEX "portfolio_item_client_id_idx" ON "portfolio_item"("client_id");

-- CreateIndex
CREATE INDEX "portfolio_item_applicant_id_idx" ON "portfolio_item"("applicant_id");

-- CreateIndex
CREATE INDEX "portfolio_item_register_key_idx" ON "portfolio_item"("register_key");

-- CreateIndex
CREATE INDEX "portfolio_item_account_id_changed_at_idx" ON "portfolio_item"("account_id", "changed_at");

-- CreateIndex
CREATE UNIQUE INDEX "portfolio_item_account_id_kind_office_number_key_key" ON "portfolio_item"("account_id", "kind", "office", "number_key");

-- CreateIndex
CREATE INDEX "portfolio_deadline_account_id_due_on_idx" ON "portfolio_deadline"("account_id", "due_on");

-- CreateIndex
CREATE INDEX "portfolio_deadline_order_id_idx" ON "portfolio_deadline"("order_id");

-- CreateIndex
CREATE INDEX "portfolio_deadline_receipt_file_id_idx" ON "portfolio_deadline"("receipt_file_id");

-- CreateIndex
CREATE UNIQUE INDEX "portfolio_deadline_item_id_key_key" ON "portfolio_deadline"("item_id", "key");

-- CreateIndex
CREATE INDEX "hosting_change_account_id_created_at_idx" ON "hosting_change"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "hosting_change_client_id_idx" ON "hosting_change"("client_id");

-- CreateIndex
CREATE INDEX "hosting_change_item_id_idx" ON "hosting_change"("item_id");

-- CreateIndex
CREATE INDEX "applicant_client_id_idx" ON "applicant"("client_id");

-- AddForeignKey
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "hosting_client"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hosting_client" ADD CONSTRAINT "hosting_client_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hosting_share" ADD CONSTRAINT "hosting_share_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "hosting_client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hosting_share" ADD CONSTRAINT "hosting_share_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applicant_spelling" ADD CONSTRAINT "applicant_spelling_applicant_id_fkey" FOREIGN KEY ("applicant_id") REFERENCES "applicant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portfolio_item" ADD CONSTRAINT "portfolio_item_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portfolio_item" ADD CONSTRAINT "portfolio_item_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "hosting_client"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portfolio_item" ADD CONSTRAINT "portfolio_item_applicant_id_fkey" FOREIGN KEY ("applicant_id") REFERENCES "applicant"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portfolio_deadline" ADD CONSTRAINT "portfolio_deadline_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "portfolio_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portfolio_deadline" ADD CONSTRAINT "portfolio_deadline_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portfolio_deadline" ADD CONSTRAINT "portfolio_deadline_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "service_order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portfolio_deadline" ADD CONSTRAINT "portfolio_deadline_receipt_file_id_fkey" FOREIGN KEY ("receipt_file_id") REFERENCES "stored_file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hosting_change" ADD CONSTRAINT "hosting_change_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hosting_change" ADD CONSTRAINT "hosting_change_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "hosting_client"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "patent_applicant_names_idx" ON "patent" USING GIN ("applicant_names");
