-- CreateEnum
CREATE TYPE "legal_document_kind" AS ENUM ('judgment', 'decision');

-- CreateEnum
CREATE TYPE "trial_level" AS ENUM ('first', 'second', 'retrial', 'enforcement');

-- CreateTable
CREATE TABLE "legal_document" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "kind" "legal_document_kind" NOT NULL,
    "number" TEXT NOT NULL,
    "number_key" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "jurisdiction" VARCHAR(2),
    "forum" TEXT NOT NULL,
    "level" "trial_level",
    "cause" TEXT,
    "decided_on" DATE,
    "result" TEXT,
    "language" VARCHAR(2) NOT NULL,
    "parties" JSONB NOT NULL,
    "party_keys" TEXT[],
    "marks" JSONB NOT NULL,
    "mark_numbers" TEXT[],
    "domains" TEXT[],
    "statutes" JSONB NOT NULL,
    "paragraphs" TEXT[],
    "source" TEXT,
    "source_url" TEXT,
    "head_text" TEXT NOT NULL,
    "body_text" TEXT NOT NULL,
    "search_terms" TEXT[],
    "demonstration" BOOLEAN NOT NULL DEFAULT false,
    "content_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "legal_document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "legal_import" (
    "id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "size_bytes" BIGINT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "demonstration" BOOLEAN NOT NULL DEFAULT false,
    "format" TEXT,
    "state" "import_state" NOT NULL DEFAULT 'running',
    "checkpoint" INTEGER NOT NULL DEFAULT 0,
    "created" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "rejected" INTEGER NOT NULL DEFAULT 0,
    "fault" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "legal_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "legal_reject" (
    "import_id" UUID NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "number" TEXT,
    "reason" JSONB NOT NULL,
    "excerpt" TEXT NOT NULL,

    CONSTRAINT "legal_reject_pkey" PRIMARY KEY ("import_id","ordinal")
);

-- CreateIndex
CREATE UNIQUE INDEX "legal_document_key_key" ON "legal_document"("key");

-- CreateIndex
CREATE INDEX "legal_document_search_terms_idx" ON "legal_document" USING GIN ("search_terms");

-- CreateIndex
CREATE INDEX "legal_document_mark_numbers_idx" ON "legal_document" USING GIN ("mark_numbers");

-- CreateIndex
CREATE INDEX "legal_document_party_keys_idx" ON "legal_document" USING GIN ("party_keys");

-- CreateIndex
CREATE INDEX "legal_document_number_key_idx" ON "legal_document"("number_key");

-- CreateIndex
CREATE INDEX "legal_document_decided_on_id_idx" ON "legal_document"("decided_on", "id");

-- CreateIndex
CREATE INDEX "legal_document_forum_idx" ON "legal_document"("forum");

-- CreateIndex
CREATE UNIQUE INDEX "legal_import_job_id_key" ON "legal_import"("job_id");

-- AddForeignKey
ALTER TABLE "legal_import" ADD CONSTRAINT "legal_import_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "legal_reject" ADD CONSTRAINT "legal_reject_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "legal_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;
