-- CreateEnum
CREATE TYPE "patent_type" AS ENUM ('invention', 'utility', 'design', 'plant', 'other');

-- CreateEnum
CREATE TYPE "patent_legal_status" AS ENUM ('valid', 'invalid', 'examining', 'unconfirmed');

-- CreateEnum
CREATE TYPE "patent_file_state" AS ENUM ('waiting', 'running', 'imported', 'passed', 'failed');

-- CreateEnum
CREATE TYPE "patent_scheme" AS ENUM ('ipc', 'cpc');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "classification_kind" ADD VALUE 'ipc';
ALTER TYPE "classification_kind" ADD VALUE 'cpc';

-- CreateTable
CREATE TABLE "patent" (
    "id" SERIAL NOT NULL,
    "public_id" TEXT NOT NULL,
    "country" VARCHAR(2) NOT NULL,
    "number" TEXT NOT NULL,
    "kind" TEXT,
    "publication_key" TEXT NOT NULL,
    "application_number" TEXT,
    "application_key" TEXT,
    "type" "patent_type" NOT NULL,
    "published_on" DATE,
    "filed_on" DATE,
    "granted_on" DATE,
    "priority_on" DATE,
    "titles" JSONB NOT NULL DEFAULT '{}',
    "abstracts" JSONB NOT NULL DEFAULT '{}',
    "language" VARCHAR(2),
    "applicants" JSONB NOT NULL DEFAULT '[]',
    "assignees" JSONB NOT NULL DEFAULT '[]',
    "inventors" JSONB NOT NULL DEFAULT '[]',
    "agents" JSONB NOT NULL DEFAULT '[]',
    "applicant_names" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "inventor_names" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "agent_names" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "ipcs" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "cpcs" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "family_key" TEXT NOT NULL,
    "family_id" TEXT,
    "priority_key" TEXT NOT NULL,
    "legal_status" "patent_legal_status" NOT NULL DEFAULT 'unconfirmed',
    "legal_status_on" DATE,
    "legal_status_text" JSONB,
    "demonstration" BOOLEAN NOT NULL DEFAULT false,
    "content_hash" BYTEA NOT NULL,
    "source_on" DATE,
    "details" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "change_id" BIGSERIAL NOT NULL,

    CONSTRAINT "patent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "patent_text" (
    "patent_id" INTEGER NOT NULL,
    "claims" JSONB NOT NULL DEFAULT '{}',
    "description" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "patent_text_pkey" PRIMARY KEY ("patent_id")
);

-- CreateTable
CREATE TABLE "patent_citation" (
    "patent_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "cited_key" TEXT,
    "cited_text" TEXT NOT NULL,
    "category" TEXT,

    CONSTRAINT "patent_citation_pkey" PRIMARY KEY ("patent_id","position")
);

-- CreateTable
CREATE TABLE "patent_event" (
    "patent_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "country" VARCHAR(2) NOT NULL,
    "code" TEXT NOT NULL,
    "on" DATE,
    "text" TEXT,
    "effect" "patent_legal_status",

    CONSTRAINT "patent_event_pkey" PRIMARY KEY ("patent_id","position")
);

-- CreateTable
CREATE TABLE "patent_drawing" (
    "patent_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "file" TEXT NOT NULL,
    "image_key" TEXT,
    "thumbnail_key" TEXT,
    "width" INTEGER,
    "height" INTEGER,

    CONSTRAINT "patent_drawing_pkey" PRIMARY KEY ("patent_id","position")
);

-- CreateTable
CREATE TABLE "patent_priority" (
    "patent_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "country" VARCHAR(2) NOT NULL,
    "number" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "on" DATE,

    CONSTRAINT "patent_priority_pkey" PRIMARY KEY ("patent_id","position")
);

-- CreateTable
CREATE TABLE "patent_import" (
    "id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "demonstration" BOOLEAN NOT NULL DEFAULT false,
    "state" "import_state" NOT NULL DEFAULT 'running',
    "fault" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "patent_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "patent_import_file" (
    "import_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "path" TEXT NOT NULL,
    "is_named" BOOLEAN NOT NULL,
    "size_bytes" BIGINT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "state" "patent_file_state" NOT NULL DEFAULT 'waiting',
    "formats" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "checkpoint" INTEGER NOT NULL DEFAULT 0,
    "created" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "rejected" INTEGER NOT NULL DEFAULT 0,
    "drawings" INTEGER NOT NULL DEFAULT 0,
    "unused" JSONB NOT NULL DEFAULT '{}',
    "reason" JSONB,
    "passed" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "patent_import_file_pkey" PRIMARY KEY ("import_id","position")
);

-- CreateTable
CREATE TABLE "patent_reject" (
    "import_id" UUID NOT NULL,
    "file" INTEGER NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "place" TEXT,
    "number" TEXT,
    "reason" JSONB NOT NULL,
    "excerpt" TEXT NOT NULL,

    CONSTRAINT "patent_reject_pkey" PRIMARY KEY ("import_id","file","ordinal")
);

-- CreateTable
CREATE TABLE "patent_office" (
    "country" VARCHAR(2) NOT NULL,
    "imported_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "patent_office_pkey" PRIMARY KEY ("country")
);

-- CreateTable
CREATE TABLE "classification_symbol" (
    "scheme" "patent_scheme" NOT NULL,
    "symbol" TEXT NOT NULL,
    "parent" TEXT,
    "level" SMALLINT NOT NULL,
    "position" INTEGER NOT NULL,
    "name_zh" TEXT,
    "name_en" TEXT,
    "version" TEXT NOT NULL,

    CONSTRAINT "classification_symbol_pkey" PRIMARY KEY ("scheme","symbol")
);

-- CreateIndex
CREATE UNIQUE INDEX "patent_public_id_key" ON "patent"("public_id");

-- CreateIndex
CREATE UNIQUE INDEX "patent_change_id_key" ON "patent"("change_id");

-- CreateIndex
CREATE INDEX "patent_publication_key_idx" ON "patent"("publication_key");

-- CreateIndex
CREATE INDEX "patent_application_key_idx" ON "patent"("application_key");

-- CreateIndex
CREATE INDEX "patent_family_key_idx" ON "patent"("family_key");

-- CreateIndex
CREATE INDEX "patent_priorities_idx" ON "patent"("priority_key");

-- CreateIndex
CREATE INDEX "patent_country_kind_published_on_idx" ON "patent"("country", "kind", "published_on");

-- CreateIndex
CREATE INDEX "patent_citation_cited_key_idx" ON "patent_citation"("cited_key");

-- CreateIndex
CREATE INDEX "patent_priority_key_idx" ON "patent_priority"("key");

-- CreateIndex
CREATE UNIQUE INDEX "patent_import_job_id_key" ON "patent_import"("job_id");

-- CreateIndex
CREATE INDEX "classification_symbol_scheme_parent_position_idx" ON "classification_symbol"("scheme", "parent", "position");

-- AddForeignKey
ALTER TABLE "patent_text" ADD CONSTRAINT "patent_text_patent_id_fkey" FOREIGN KEY ("patent_id") REFERENCES "patent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "patent_citation" ADD CONSTRAINT "patent_citation_patent_id_fkey" FOREIGN KEY ("patent_id") REFERENCES "patent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "patent_event" ADD CONSTRAINT "patent_event_patent_id_fkey" FOREIGN KEY ("patent_id") REFERENCES "patent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "patent_drawing" ADD CONSTRAINT "patent_drawing_patent_id_fkey" FOREIGN KEY ("patent_id") REFERENCES "patent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "patent_priority" ADD CONSTRAINT "patent_priority_patent_id_fkey" FOREIGN KEY ("patent_id") REFERENCES "patent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "patent_import" ADD CONSTRAINT "patent_import_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "patent_import_file" ADD CONSTRAINT "patent_import_file_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "patent_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "patent_reject" ADD CONSTRAINT "patent_reject_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "patent_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;


