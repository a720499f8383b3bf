-- CreateTable
CREATE TABLE "translation" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "content" TEXT NOT NULL,
    "direction" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "words" INTEGER NOT NULL,
    "characters" INTEGER NOT NULL,
    "engines" TEXT[],
    "initiator" TEXT NOT NULL,
    "source_text" TEXT,
    "result" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "translation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "translation_document" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "translation_id" UUID,
    "job_id" UUID,
    "file_name" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "storage_key" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'uploaded',
    "error" JSONB,
    "detected" TEXT,
    "direction" TEXT,
    "glossary_ids" UUID[],
    "words" INTEGER NOT NULL,
    "characters" INTEGER NOT NULL,
    "segment_count" INTEGER NOT NULL,
    "translated_count" INTEGER NOT NULL DEFAULT 0,
    "outputs" TEXT[],
    "notes" JSONB NOT NULL,
    "receipt" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "translation_document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "translation_segment" (
    "document_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "segment_id" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "target" TEXT,
    "engine" TEXT,
    "sent_to" TEXT,
    "origin" TEXT,
    "shares" JSONB,
    "issues" JSONB,
    "terms" JSONB,
    "is_edited" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "translation_segment_pkey" PRIMARY KEY ("document_id","position")
);

-- CreateTable
CREATE TABLE "translation_memory_entry" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "direction" TEXT NOT NULL,
    "source_key" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "translation_memory_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "glossary" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "share_token" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "glossary_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "glossary_follower" (
    "glossary_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "glossary_follower_pkey" PRIMARY KEY ("glossary_id","account_id")
);

-- CreateTable
CREATE TABLE "glossary_entry" (
    "id" UUID NOT NULL,
    "glossary_id" UUID NOT NULL,
    "zh" TEXT,
    "en" TEXT,
    "ja" TEXT,
    "note" TEXT NOT NULL DEFAULT '',
    "used_count" INTEGER NOT NULL DEFAULT 0,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "glossary_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "glossary_change" (
    "id" UUID NOT NULL,
    "glossary_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "glossary_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "translation_account_id_created_at_idx" ON "translation"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "translation_created_at_idx" ON "translation"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "translation_document_translation_id_key" ON "translation_document"("translation_id");

-- CreateIndex
CREATE INDEX "translation_document_account_id_created_at_idx" ON "translation_document"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "translation_document_created_at_idx" ON "translation_document"("created_at");

-- CreateIndex
CREATE INDEX "translation_memory_entry_account_id_updated_at_idx" ON "translation_memory_entry"("account_id", "updated_at");

-- CreateIndex
CREATE UNIQUE INDEX "translation_memory_entry_account_id_direction_source_key_key" ON "translation_memory_entry"("account_id", "direction", "source_key");

-- CreateIndex
CREATE UNIQUE INDEX "glossary_share_token_key" ON "glossary"("share_token");

-- CreateIndex
CREATE INDEX "glossary_account_id_updated_at_idx" ON "glossary"("account_id", "updated_at");

-- CreateIndex
CREATE INDEX "glossary_follower_account_id_idx" ON "glossary_follower"("account_id");

-- CreateIndex
CREATE INDEX "glossary_entry_glossary_id_updated_at_idx" ON "glossary_entry"("glossary_id", "updated_at");

-- CreateIndex
CREATE INDEX "glossary_change_glossary_id_created_at_idx" ON "glossary_change"("glossary_id", "created_at");

-- AddForeignKey
ALTER TABLE "translation" ADD CONSTRAINT "translation_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "translation_document" ADD CONSTRAINT "translation_document_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "translation_document" ADD CONSTRAINT "translation_document_translation_id_fkey" FOREIGN KEY ("translation_id") REFERENCES "translation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "translation_segment" ADD CONSTRAINT "translation_segment_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "translation_document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "translation_memory_entry" ADD CONSTRAINT "translation_memory_entry_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "glossary" ADD CONSTRAINT "glossary_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "glossary_follower" ADD CONSTRAINT "glossary_follower_glossary_id_fkey" FOREIGN KEY ("glossary_id") REFERENCES "glossary"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "glossary_follower" ADD CONSTRAINT "glossary_follower_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "glossary_entry" ADD CONSTRAINT "glossary_entry_glossary_id_fkey" FOREIGN KEY ("glossary_id") REFERENCES "glossary"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "glossary_change" ADD CONSTRAINT "glossary_change_glossary_id_fkey" FOREIGN KEY ("glossary_id") REFERENCES "glossary"("id") ON DELETE CASCADE ON UPDATE CASCADE;


