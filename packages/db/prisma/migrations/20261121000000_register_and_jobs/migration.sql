CREATE EXTENSION IF NOT EXISTS "pg_trgm";

-- CreateEnum
CREATE TYPE "job_state" AS ENUM ('queued', 'active', 'completed', 'failed', 'cancelled');

-- CreateEnum
CREATE TYPE "mark_kind" AS ENUM ('word', 'figure', 'combined', 'three_dimensional', 'sound', 'colour', 'other');

-- CreateEnum
CREATE TYPE "party_role" AS ENUM ('applicant', 'agent');

-- CreateEnum
CREATE TYPE "import_state" AS ENUM ('running', 'published', 'failed');

-- CreateTable
CREATE TABLE "job" (
    "id" UUID NOT NULL,
    "queue" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "state" "job_state" NOT NULL DEFAULT 'queued',
    "progress" SMALLINT NOT NULL DEFAULT 0,
    "detail" JSONB,
    "result" JSONB,
    "error" JSONB,
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "lease" UUID,
    "heartbeat_at" TIMESTAMPTZ(3),
    "available_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "cancel_requested" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
-- Nothing in it is worth a write-ahead log.
CREATE UNLOGGED TABLE "key_value" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "key_value_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "trademark" (
    "id" SERIAL NOT NULL,
    "public_id" TEXT NOT NULL,
    "office" VARCHAR(2) NOT NULL,
    "application_number" TEXT NOT NULL,
    "registration_number" TEXT,
    "international_number" TEXT,
    "application_number_key" TEXT NOT NULL,
    "registration_number_keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "mark_text" TEXT,
    "mark_text_other" TEXT,
    "mark_kind" "mark_kind" NOT NULL,
    "classes" SMALLINT[],
    "similar_groups" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "vienna_codes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "status" SMALLINT NOT NULL,
    "office_status" TEXT,
    "status_on" DATE,
    "applied_on" DATE,
    "published_on" DATE,
    "published_issue" TEXT,
    "registered_on" DATE,
    "registration_published_on" DATE,
    "registration_issue" TEXT,
    "priority_on" DATE,
    "international_on" DATE,
    "designated_on" DATE,
    "expires_on" DATE,
    "jointly_owned" BOOLEAN NOT NULL DEFAULT false,
    "demonstration" BOOLEAN NOT NULL DEFAULT false,
    "image_key" TEXT,
    "details" JSONB NOT NULL DEFAULT '{}',
    "content_hash" BYTEA NOT NULL,
    "source_on" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "trademark_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "trademark_goods" (
    "id" SERIAL NOT NULL,
    "trademark_id" INTEGER NOT NULL,
    "class_no" SMALLINT NOT NULL,
    "similar_group" TEXT,
    "text" TEXT NOT NULL,
    "text_en" TEXT,

    CONSTRAINT "trademark_goods_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "party" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "name_en" TEXT,
    "address" TEXT,
    "address_en" TEXT,
    "country" VARCHAR(2),
    "identity" BYTEA NOT NULL,
    "name_key" TEXT NOT NULL,
    "address_key" TEXT NOT NULL,

    CONSTRAINT "party_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "trademark_party" (
    "trademark_id" INTEGER NOT NULL,
    "party_id" INTEGER NOT NULL,
    "role" "party_role" NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "trademark_party_pkey" PRIMARY KEY ("trademark_id","role","position")
);

-- CreateTable
CREATE TABLE "trademark_event" (
    "id" SERIAL NOT NULL,
    "trademark_id" INTEGER NOT NULL,
    "happened_on" DATE NOT NULL,
    "code" TEXT,
    "text" TEXT NOT NULL,
    "text_en" TEXT,
    "issue" TEXT,

    CONSTRAINT "trademark_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "register_import" (
    "id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "size_bytes" BIGINT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "format" TEXT,
    "demonstration" BOOLEAN NOT NULL DEFAULT false,
    "state" "import_state" NOT NULL DEFAULT 'running',
    "checkpoint" INTEGER NOT NULL DEFAULT 0,
    "created" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "outdated" INTEGER NOT NULL DEFAULT 0,
    "rejected" INTEGER NOT NULL DEFAULT 0,
    "fault" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),
    "version" INTEGER,

    CONSTRAINT "register_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "register_reject" (
    "id" SERIAL NOT NULL,
    "import_id" UUID NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "line" INTEGER,
    "number" TEXT,
    "reason" JSONB NOT NULL,
    "excerpt" TEXT NOT NULL,

    CONSTRAINT "register_reject_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "register_change" (
    "import_id" UUID NOT NULL,
    "trademark_id" INTEGER NOT NULL,
    "before" JSONB,

    CONSTRAINT "register_change_pkey" PRIMARY KEY ("import_id","trademark_id")
);

-- CreateTable
CREATE TABLE "register_office" (
    "office" VARCHAR(2) NOT NULL,
    "marks" INTEGER NOT NULL,
    "demonstration_marks" INTEGER NOT NULL,
    "updated_on" DATE,

    CONSTRAINT "register_office_pkey" PRIMARY KEY ("office")
);

-- CreateIndex
CREATE INDEX "job_state_queue_available_at_idx" ON "job"("state", "queue", "available_at");

-- CreateIndex
CREATE INDEX "key_value_expires_at_idx" ON "key_value"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "trademark_public_id_key" ON "trademark"("public_id");

-- CreateIndex
CREATE INDEX "trademark_application_number_key_idx" ON "trademark"("application_number_key");

-- CreateIndex
CREATE INDEX "trademark_registration_number_keys_idx" ON "trademark" USING GIN ("registration_number_keys");

-- CreateIndex
CREATE INDEX "trademark_international_number_idx" ON "trademark"("international_number");

-- CreateIndex
CREATE INDEX "trademark_goods_trademark_id_idx" ON "trademark_goods"("trademark_id");

-- CreateIndex
CREATE UNIQUE INDEX "party_identity_key" ON "party"("identity");

-- CreateIndex
CREATE INDEX "party_name_key_trgm" ON "party" USING GIN ("name_key" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "party_address_key_trgm" ON "party" USING GIN ("address_key" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "trademark_party_party_id_role_idx" ON "trademark_party"("party_id", "role");

-- CreateIndex
CREATE INDEX "trademark_event_trademark_id_idx" ON "trademark_event"("trademark_id");

-- CreateIndex
CREATE UNIQUE INDEX "register_import_job_id_key" ON "register_import"("job_id");

-- CreateIndex
CREATE UNIQUE INDEX "register_import_version_key" ON "register_import"("version");

-- CreateIndex
CREATE UNIQUE INDEX "register_reject_import_id_ordinal_key" ON "register_reject"("import_id", "ordinal");

-- CreateIndex
CREATE INDEX "register_change_trademark_id_idx" ON "register_change"("trademark_id");

-- AddForeignKey
ALTER TABLE "trademark_goods" ADD CONSTRAINT "trademark_goods_trademark_id_fkey" FOREIGN KEY ("trademark_id") REFERENCES "trademark"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trademark_party" ADD CONSTRAINT "trademark_party_trademark_id_fkey" FOREIGN KEY ("trademark_id") REFERENCES "trademark"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trademark_party" ADD CONSTRAINT "trademark_party_party_id_fkey" FOREIGN KEY ("party_id") REFERENCES "party"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trademark_event" ADD CONSTRAINT "trademark_event_trademark_id_fkey" FOREIGN KEY ("trademark_id") REFERENCES "trademark"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "register_import" ADD CONSTRAINT "register_import_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "register_reject" ADD CONSTRAINT "register_reject_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "register_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "register_change" ADD CONSTRAINT "register_change_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "register_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "register_change" ADD CONSTRAINT "register_change_trademark_id_fkey" FOREIGN KEY ("trademark_id") REFERENCES "trademark"("id") ON DELETE CASCADE ON UPDATE CASCADE;


