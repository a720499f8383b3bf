-- CreateEnum
CREATE TYPE "bulk_outcome" AS ENUM ('found', 'near', 'none', 'bad');

-- CreateTable
CREATE TABLE "bulk_query" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "settings" JSONB NOT NULL,
    "row_count" INTEGER NOT NULL,
    "data_version" INTEGER,
    "engine_version" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bulk_query_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bulk_row" (
    "bulk_query_id" UUID NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "input" TEXT NOT NULL,
    "outcome" "bulk_outcome",
    "reason" JSONB,
    "hits" INTEGER,
    "best" JSONB,

    CONSTRAINT "bulk_row_pkey" PRIMARY KEY ("bulk_query_id","ordinal")
);

-- CreateTable
CREATE TABLE "saved_query" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "query_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "query" JSONB NOT NULL,
    "address" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_query_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_run" (
    "id" UUID NOT NULL,
    "saved_query_id" UUID NOT NULL,
    "total" INTEGER NOT NULL,
    "data_version" INTEGER NOT NULL,
    "data_on" DATE,
    "engine_version" TEXT NOT NULL,
    "hits" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "query_share" (
    "token" TEXT NOT NULL,
    "saved_query_id" UUID NOT NULL,
    "run_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "query_share_pkey" PRIMARY KEY ("token")
);

-- CreateIndex
CREATE UNIQUE INDEX "bulk_query_job_id_key" ON "bulk_query"("job_id");

-- CreateIndex
CREATE INDEX "bulk_query_account_id_created_at_idx" ON "bulk_query"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "bulk_row_bulk_query_id_outcome_ordinal_idx" ON "bulk_row"("bulk_query_id", "outcome", "ordinal");

-- CreateIndex
CREATE INDEX "saved_query_account_id_created_at_idx" ON "saved_query"("account_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "saved_query_account_id_query_id_key" ON "saved_query"("account_id", "query_id");

-- CreateIndex
CREATE INDEX "saved_run_saved_query_id_created_at_idx" ON "saved_run"("saved_query_id", "created_at");

-- CreateIndex
CREATE INDEX "query_share_saved_query_id_idx" ON "query_share"("saved_query_id");

-- CreateIndex
CREATE INDEX "query_share_run_id_idx" ON "query_share"("run_id");

-- CreateIndex
CREATE INDEX "trademark_similar_groups_idx" ON "trademark" USING GIN ("similar_groups");

-- CreateIndex
CREATE INDEX "trademark_goods_text_trgm" ON "trademark_goods" USING GIN ("text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "trademark_goods_text_en_trgm" ON "trademark_goods" USING GIN ("text_en" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "bulk_query" ADD CONSTRAINT "bulk_query_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_row" ADD CONSTRAINT "bulk_row_bulk_query_id_fkey" FOREIGN KEY ("bulk_query_id") REFERENCES "bulk_query"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_query" ADD CONSTRAINT "saved_query_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_run" ADD CONSTRAINT "saved_run_saved_query_id_fkey" FOREIGN KEY ("saved_query_id") REFERENCES "saved_query"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "query_share" ADD CONSTRAINT "query_share_saved_query_id_fkey" FOREIGN KEY ("saved_query_id") REFERENCES "saved_query"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "query_share" ADD CONSTRAINT "query_share_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "saved_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

