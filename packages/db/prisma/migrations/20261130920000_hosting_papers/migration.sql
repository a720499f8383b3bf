-- CreateEnum
CREATE TYPE "applicant_document_kind" AS ENUM ('licence', 'identity', 'powerOfAttorney', 'priority', 'use', 'other');

-- AlterTable
ALTER TABLE "portfolio_item" ADD COLUMN "agent_id" UUID;

-- CreateTable
CREATE TABLE "applicant_document" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "applicant_id" UUID NOT NULL,
    "kind" "applicant_document_kind" NOT NULL,
    "title" TEXT NOT NULL,
    "number" TEXT,
    "issued_on" DATE,
    "expires_on" DATE,
    "note" TEXT,
    "file_id" UUID NOT NULL,
    "edition" SMALLINT NOT NULL DEFAULT 1,
    "added_by" TEXT NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "applicant_document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "former_document_version" (
    "document_id" UUID NOT NULL,
    "edition" SMALLINT NOT NULL,
    "number" TEXT,
    "issued_on" DATE,
    "expires_on" DATE,
    "file_id" UUID NOT NULL,
    "added_by" TEXT NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "former_document_version_pkey" PRIMARY KEY ("document_id","edition")
);

-- CreateTable
CREATE TABLE "hosting_agent" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "client_id" UUID,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_en" TEXT,
    "code" TEXT,
    "offices" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "contact" TEXT,
    "phone" TEXT,
    "email" TEXT,
    "address" TEXT,
    "note" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "hosting_agent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "applicant_document_file_id_key" ON "applicant_document"("file_id");

-- CreateIndex
CREATE INDEX "applicant_document_account_id_expires_on_idx" ON "applicant_document"("account_id", "expires_on");

-- CreateIndex
CREATE INDEX "applicant_document_applicant_id_idx" ON "applicant_document"("applicant_id");

-- CreateIndex
CREATE UNIQUE INDEX "former_document_version_file_id_key" ON "former_document_version"("file_id");

-- CreateIndex
CREATE INDEX "hosting_agent_client_id_idx" ON "hosting_agent"("client_id");

-- CreateIndex
CREATE UNIQUE INDEX "hosting_agent_account_id_name_key" ON "hosting_agent"("account_id", "name");

-- CreateIndex
CREATE INDEX "portfolio_item_agent_id_idx" ON "portfolio_item"("agent_id");

-- AddForeignKey
ALTER TABLE "applicant_document" ADD CONSTRAINT "applicant_document_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applicant_document" ADD CONSTRAINT "applicant_document_applicant_id_fkey" FOREIGN KEY ("applicant_id") REFERENCES "applicant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applicant_document" ADD CONSTRAINT "applicant_document_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "former_document_version" ADD CONSTRAINT "former_document_version_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "applicant_document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "former_document_version" ADD CONSTRAINT "former_document_version_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hosting_agent" ADD CONSTRAINT "hosting_agent_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hosting_agent" ADD CONSTRAINT "hosting_agent_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "hosting_client"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "portfolio_item" ADD CONSTRAINT "portfolio_item_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "hosting_agent"("id") ON DELETE SET NULL ON UPDATE CASCADE;
