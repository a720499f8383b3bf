-- Keys of partners, what they call, and whom they have called when something happens.
-- CreateTable
CREATE TABLE "partner_key" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "scopes" TEXT[],
    "allowed_addresses" TEXT[],
    "is_test" BOOLEAN NOT NULL DEFAULT false,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "partner_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "partner_key_secret" (
    "id" UUID NOT NULL,
    "key_id" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "hint" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "partner_key_secret_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "partner_request" (
    "account_id" UUID NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "locked_until" TIMESTAMPTZ(3) NOT NULL,
    "status" SMALLINT,
    "headers" JSONB,
    "body" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "partner_request_pkey" PRIMARY KEY ("account_id","idempotency_key")
);

-- CreateTable
CREATE TABLE "partner_usage" (
    "key_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "product" TEXT NOT NULL,
    "calls" INTEGER NOT NULL DEFAULT 0,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "words" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "partner_usage_pkey" PRIMARY KEY ("key_id","day","product")
);

-- CreateTable
CREATE TABLE "partner_usage_alert" (
    "account_id" UUID NOT NULL,
    "service" TEXT NOT NULL,
    "percent" SMALLINT NOT NULL,
    "day" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "partner_usage_alert_pkey" PRIMARY KEY ("account_id","service","percent","day")
);

-- CreateTable
CREATE TABLE "webhook" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "sealed_secret" TEXT NOT NULL,
    "previous_secret" TEXT,
    "previous_until" TIMESTAMPTZ(3),
    "paused_at" TIMESTAMPTZ(3),
    "paused_reason" TEXT,
    "failing_since" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_delivery" (
    "id" UUID NOT NULL,
    "webhook_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "http_status" SMALLINT,
    "problem" JSONB,
    "tried_at" TIMESTAMPTZ(3),
    "next_try_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "partner_key_account_id_created_at_idx" ON "partner_key"("account_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "partner_key_secret_hash_key" ON "partner_key_secret"("hash");

-- CreateIndex
CREATE INDEX "partner_key_secret_key_id_idx" ON "partner_key_secret"("key_id");

-- CreateIndex
CREATE UNIQUE INDEX "partner_request_id_key" ON "partner_request"("id");

-- CreateIndex
CREATE INDEX "partner_request_created_at_idx" ON "partner_request"("created_at");

-- CreateIndex
CREATE INDEX "webhook_account_id_created_at_idx" ON "webhook"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "webhook_delivery_webhook_id_created_at_idx" ON "webhook_delivery"("webhook_id", "created_at");

-- CreateIndex
CREATE INDEX "webhook_delivery_created_at_idx" ON "webhook_delivery"("created_at");

-- AddForeignKey
ALTER TABLE "partner_key" ADD CONSTRAINT "partner_key_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_key_secret" ADD CONSTRAINT "partner_key_secret_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "partner_key"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_request" ADD CONSTRAINT "partner_request_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_usage" ADD CONSTRAINT "partner_usage_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "partner_key"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_usage_alert" ADD CONSTRAINT "partner_usage_alert_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;
