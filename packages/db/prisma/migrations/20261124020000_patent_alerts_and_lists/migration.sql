-- A digest is of a monitor or of an alert
ALTER TABLE "monitor_digest" ADD COLUMN "alert_id" UUID, ALTER COLUMN "monitor_id" DROP NOT NULL;
ALTER TABLE "monitor_digest" ADD CONSTRAINT "monitor_digest_of_one" CHECK (num_nonnulls("monitor_id", "alert_id") = 1);

-- CreateTable
CREATE TABLE "saved_patent_search" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "query_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mode" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "query" JSONB NOT NULL,
    "rule" JSONB NOT NULL,
    "address" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_patent_search_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "patent_alert" (
    "id" UUID NOT NULL,
    "channels" TEXT[],
    "frequency" "monitor_frequency" NOT NULL,
    "webhook_url" TEXT,
    "unsubscribe_token" TEXT NOT NULL,
    "paused_at" TIMESTAMPTZ(3),
    "last_known_id" INTEGER NOT NULL,
    "evaluated_change" BIGINT NOT NULL,
    "evaluated_at" TIMESTAMPTZ(3),
    "retry_at" TIMESTAMPTZ(3),
    "next_digest_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "patent_alert_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "patent_alert_hit" (
    "alert_id" UUID NOT NULL,
    "patent_id" INTEGER NOT NULL,
    "digest_id" UUID,
    "found_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "patent_alert_hit_pkey" PRIMARY KEY ("alert_id","patent_id")
);

-- CreateTable
CREATE TABLE "patent_list" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "patent_list_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "patent_list_item" (
    "list_id" UUID NOT NULL,
    "patent_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "note" TEXT,
    "added_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "patent_list_item_pkey" PRIMARY KEY ("list_id","patent_id")
);

-- CreateIndex
CREATE INDEX "monitor_digest_alert_id_created_at_idx" ON "monitor_digest"("alert_id", "created_at");
CREATE UNIQUE INDEX "saved_patent_search_account_id_query_id_key" ON "saved_patent_search"("account_id", "query_id");
CREATE INDEX "saved_patent_search_account_id_created_at_idx" ON "saved_patent_search"("account_id", "created_at");
CREATE UNIQUE INDEX "patent_alert_unsubscribe_token_key" ON "patent_alert"("unsubscribe_token");
CREATE INDEX "patent_alert_evaluated_change_idx" ON "patent_alert"("evaluated_change");
CREATE INDEX "patent_alert_hit_alert_id_found_at_idx" ON "patent_alert_hit"("alert_id", "found_at");
CREATE INDEX "patent_alert_hit_patent_id_idx" ON "patent_alert_hit"("patent_id");
CREATE INDEX "patent_alert_hit_digest_id_idx" ON "patent_alert_hit"("digest_id");
CREATE INDEX "patent_list_account_id_updated_at_idx" ON "patent_list"("account_id", "updated_at");
CREATE INDEX "patent_list_item_list_id_position_idx" ON "patent_list_item"("list_id", "position");
CREATE INDEX "patent_list_item_patent_id_idx" ON "patent_list_item"("patent_id");

-- AddForeignKey
ALTER TABLE "saved_patent_search" ADD CONSTRAINT "saved_patent_search_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "patent_alert" ADD CONSTRAINT "patent_alert_id_fkey" FOREIGN KEY ("id") REFERENCES "saved_patent_search"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "monitor_digest" ADD CONSTRAINT "monitor_digest_alert_id_fkey" FOREIGN KEY ("alert_id") REFERENCES "patent_alert"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "patent_alert_hit" ADD CONSTRAINT "patent_alert_hit_alert_id_fkey" FOREIGN KEY ("alert_id") REFERENCES "patent_alert"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "patent_alert_hit" ADD CONSTRAINT "patent_alert_hit_patent_id_fkey" FOREIGN KEY ("patent_id") REFERENCES "patent"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "patent_alert_hit" ADD CONSTRAINT "patent_alert_hit_digest_id_fkey" FOREIGN KEY ("digest_id") REFERENCES "monitor_digest"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "patent_list" ADD CONSTRAINT "patent_list_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "patent_list_item" ADD CONSTRAINT "patent_list_item_list_id_fkey" FOREIGN KEY ("list_id") REFERENCES "patent_list"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "patent_list_item" ADD CONSTRAINT "patent_list_item_patent_id_fkey" FOREIGN KEY ("patent_id") REFERENCES "patent"("id") ON DELETE CASCADE ON UPDATE CASCADE;
