-- CreateEnum
CREATE TYPE "account_status" AS ENUM ('active', 'disabled');

-- CreateEnum
CREATE TYPE "role_type" AS ENUM ('enterprise', 'agency', 'individual');

-- CreateEnum
CREATE TYPE "search_product" AS ENUM ('trademark', 'patent');

-- CreateEnum
CREATE TYPE "staff_role" AS ENUM ('admin', 'staff');

-- CreateEnum
CREATE TYPE "article_status" AS ENUM ('draft', 'published');

-- CreateEnum
CREATE TYPE "announcement_status" AS ENUM ('draft', 'scheduled', 'sending', 'sent', 'failed');

-- AlterTable
ALTER TABLE "job" ADD COLUMN     "owner_id" UUID;

-- CreateTable
CREATE TABLE "account" (
    "id" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "password_hash" TEXT,
    "status" "account_status" NOT NULL DEFAULT 'active',
    "disabled_reason" TEXT,
    "locked_until" TIMESTAMPTZ(3),
    "wechat_id" TEXT,
    "wechat_bound_at" TIMESTAMPTZ(3),
    "card_level" SMALLINT NOT NULL DEFAULT 0,
    "card_expires_at" TIMESTAMPTZ(3),
    "nickname" TEXT,
    "name" TEXT,
    "company_name" TEXT,
    "industry" TEXT,
    "email" TEXT,
    "address" TEXT,
    "city" TEXT,
    "postcode" TEXT,
    "country" TEXT,
    "gender" TEXT,
    "display_currency" TEXT NOT NULL DEFAULT 'CNY',
    "role_type" "role_type" NOT NULL DEFAULT 'individual',
    "language" TEXT NOT NULL DEFAULT 'cn',
    "avatar_file_id" UUID,
    "user_source" TEXT,
    "invitation_code" TEXT,
    "remark" TEXT,
    "agreed_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_login_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "client" TEXT NOT NULL,
    "access_hash" TEXT NOT NULL,
    "refresh_hash" TEXT NOT NULL,
    "access_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "refresh_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ip" TEXT NOT NULL,
    "user_agent" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),
    "revoked_reason" TEXT,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "spent_refresh_token" (
    "hash" TEXT NOT NULL,
    "session_id" UUID NOT NULL,
    "spent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "spent_refresh_token_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "contact" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "email" TEXT,
    "postcode" TEXT,
    "address" TEXT,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "applicant" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "name_en" TEXT,
    "credit_code" TEXT,
    "type" TEXT NOT NULL,
    "in_custody" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "applicant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_log" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "product" "search_product" NOT NULL,
    "search_type" TEXT,
    "content" TEXT NOT NULL,
    "address" TEXT,
    "total" INTEGER NOT NULL,
    "initiator" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" "staff_role" NOT NULL,
    "totp_secret" TEXT,
    "totp_step" INTEGER,
    "disabled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff_session" (
    "id" UUID NOT NULL,
    "staff_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "ip" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "staff_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" UUID NOT NULL,
    "staff_id" UUID,
    "staff_name" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject_type" TEXT,
    "subject_id" TEXT,
    "subject_name" TEXT,
    "facts" JSONB,
    "ip" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_message" (
    "id" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "subject" TEXT,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "article" (
    "id" UUID NOT NULL,
    "category" TEXT NOT NULL,
    "title_cn" TEXT NOT NULL,
    "title_en" TEXT NOT NULL,
    "summary_cn" TEXT NOT NULL,
    "summary_en" TEXT NOT NULL,
    "content_cn" TEXT NOT NULL,
    "content_en" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "cover_file_id" UUID,
    "status" "article_status" NOT NULL DEFAULT 'draft',
    "published_at" TIMESTAMPTZ(3),
    "read_count" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "article_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "activity_registration" (
    "id" UUID NOT NULL,
    "article_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "company" TEXT,
    "email" TEXT,
    "remark" TEXT,
    "source" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "activity_registration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_view" (
    "day" DATE NOT NULL,
    "path" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "page_view_pkey" PRIMARY KEY ("day","path")
);

-- CreateTable
CREATE TABLE "stored_file" (
    "id" UUID NOT NULL,
    "owner_id" UUID,
    "bucket" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "original" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "mime" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "announcement" (
    "id" UUID NOT NULL,
    "title_cn" TEXT NOT NULL,
    "title_en" TEXT NOT NULL,
    "content_cn" TEXT NOT NULL,
    "content_en" TEXT NOT NULL,
    "link" TEXT,
    "audience" JSONB NOT NULL,
    "status" "announcement_status" NOT NULL DEFAULT 'draft',
    "scheduled_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "job_id" UUID,
    "author" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "announcement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notice" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "announcement_id" UUID,
    "type" TEXT NOT NULL,
    "title_cn" TEXT,
    "title_en" TEXT,
    "content_cn" TEXT,
    "content_en" TEXT,
    "link" TEXT,
    "read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "account_phone_key" ON "account"("phone");

-- CreateIndex
CREATE UNIQUE INDEX "account_wechat_id_key" ON "account"("wechat_id");

-- CreateIndex
CREATE INDEX "account_created_at_idx" ON "account"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "session_access_hash_key" ON "session"("access_hash");

-- CreateIndex
CREATE UNIQUE INDEX "session_refresh_hash_key" ON "session"("refresh_hash");

-- CreateIndex
CREATE INDEX "session_account_id_idx" ON "session"("account_id");

-- CreateIndex
CREATE INDEX "spent_refresh_token_session_id_idx" ON "spent_refresh_token"("session_id");

-- CreateIndex
CREATE INDEX "contact_account_id_idx" ON "contact"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "applicant_account_id_name_key" ON "applicant"("account_id", "name");

-- CreateIndex
CREATE INDEX "search_log_account_id_product_created_at_idx" ON "search_log"("account_id", "product", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "staff_name_key" ON "staff"("name");

-- CreateIndex
CREATE UNIQUE INDEX "staff_session_token_hash_key" ON "staff_session"("token_hash");

-- CreateIndex
CREATE INDEX "staff_session_staff_id_idx" ON "staff_session"("staff_id");

-- CreateIndex
CREATE INDEX "audit_entry_created_at_idx" ON "audit_entry"("created_at");

-- CreateIndex
CREATE INDEX "outbox_message_created_at_idx" ON "outbox_message"("created_at");

-- CreateIndex
CREATE INDEX "article_status_published_at_idx" ON "article"("status", "published_at");

-- CreateIndex
CREATE UNIQUE INDEX "activity_registration_article_id_phone_key" ON "activity_registration"("article_id", "phone");

-- CreateIndex
CREATE UNIQUE INDEX "stored_file_file_name_key" ON "stored_file"("file_name");

-- CreateIndex
CREATE INDEX "stored_file_owner_id_idx" ON "stored_file"("owner_id");

-- CreateIndex
CREATE INDEX "announcement_created_at_idx" ON "announcement"("created_at");

-- CreateIndex
CREATE INDEX "notice_account_id_created_at_idx" ON "notice"("account_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "notice_announcement_id_account_id_key" ON "notice"("announcement_id", "account_id");

-- AddForeignKey
ALTER TABLE "account" ADD CONSTRAINT "account_avatar_file_id_fkey" FOREIGN KEY ("avatar_file_id") REFERENCES "stored_file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "spent_refresh_token" ADD CONSTRAINT "spent_refresh_token_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact" ADD CONSTRAINT "contact_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_log" ADD CONSTRAINT "search_log_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article" ADD CONSTRAINT "article_cover_file_id_fkey" FOREIGN KEY ("cover_file_id") REFERENCES "stored_file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activity_registration" ADD CONSTRAINT "activity_registration_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice" ADD CONSTRAINT "notice_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice" ADD CONSTRAINT "notice_announcement_id_fkey" FOREIGN KEY ("announcement_id") REFERENCES "announcement"("id") ON DELETE CASCADE ON UPDATE CASCADE;


