CREATE TYPE "plan_kind" AS ENUM ('free', 'trial', 'package', 'single', 'individual');
CREATE TYPE "entitlement_kind" AS ENUM ('purchase', 'trial', 'grant');

CREATE TABLE "plan" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "name_cn" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "kind" "plan_kind" NOT NULL,
    "service_type" SMALLINT,
    "card_level" SMALLINT NOT NULL DEFAULT 0,
    "months" INTEGER,
    "days" INTEGER,
    "adds_up" BOOLEAN NOT NULL DEFAULT false,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "plan_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "plan_limit" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "plan_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "services" TEXT[],
    "per_day" INTEGER,
    "total" INTEGER,
    "at_once" INTEGER,

    CONSTRAINT "plan_limit_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "plan_revision" (
    "plan_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "author" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "plan_revision_pkey" PRIMARY KEY ("plan_id","version")
);

CREATE TABLE "entitlement" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "plan_id" UUID NOT NULL,
    "kind" "entitlement_kind" NOT NULL,
    "order_item_id" UUID,
    "order_no" TEXT,
    "quantity" INTEGER NOT NULL DEFAULT 1,
    "card_level" SMALLINT NOT NULL DEFAULT 0,
    "adds_up" BOOLEAN NOT NULL DEFAULT false,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "granted_by" TEXT,
    "note" TEXT,
    "revoked_at" TIMESTAMPTZ(3),
    "revoked_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "entitlement_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "entitlement_limit" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "entitlement_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "services" TEXT[],
    "per_day" INTEGER,
    "total" INTEGER,
    "at_once" INTEGER,
    "used" INTEGER NOT NULL DEFAULT 0,
    "used_on" DATE,
    "used_that_day" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "entitlement_limit_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "entitlement_use" (
    "account_id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "limit_id" UUID NOT NULL,
    "units" INTEGER NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "given_back_at" TIMESTAMPTZ(3),

    CONSTRAINT "entitlement_use_pkey" PRIMARY KEY ("account_id","reference","limit_id")
);

CREATE TABLE "entitlement_notice" (
    "entitlement_id" UUID NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "days_before" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "entitlement_notice_pkey" PRIMARY KEY ("entitlement_id","ends_at","days_before")
);

CREATE UNIQUE INDEX "plan_code_key" ON "plan"("code");
CREATE UNIQUE INDEX "plan_limit_plan_id_position_key" ON "plan_limit"("plan_id", "position");
CREATE UNIQUE INDEX "entitlement_order_item_id_key" ON "entitlement"("order_item_id");
CREATE INDEX "entitlement_account_id_ends_at_idx" ON "entitlement"("account_id", "ends_at");
CREATE INDEX "entitlement_plan_id_idx" ON "entitlement"("plan_id");
CREATE INDEX "entitlement_ends_at_idx" ON "entitlement"("ends_at");
CREATE UNIQUE INDEX "entitlement_limit_entitlement_id_position_key" ON "entitlement_limit"("entitlement_id", "position");
CREATE INDEX "entitlement_use_limit_id_idx" ON "entitlement_use"("limit_id");

ALTER TABLE "plan_limit" ADD CONSTRAINT "plan_limit_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plan"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "plan_revision" ADD CONSTRAINT "plan_revision_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plan"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "entitlement" ADD CONSTRAINT "entitlement_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "entitlement" ADD CONSTRAINT "entitlement_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "entitlement_limit" ADD CONSTRAINT "entitlement_limit_entitlement_id_fkey" FOREIGN KEY ("entitlement_id") REFERENCES "entitlement"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "entitlement_use" ADD CONSTRAINT "entitlement_use_limit_id_fkey" FOREIGN KEY ("limit_id") REFERENCES "entitlement_limit"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "entitlement_notice" ADD CONSTRAINT "entitlement_notice_entitlement_id_fkey" FOREIGN KEY ("entitlement_id") REFERENCES "entitlement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema cannot say.
ALTER TABLE "plan" ADD CONSTRAINT "plan_service_type" CHECK ("service_type" IN (27, 28));
ALTER TABLE "plan" ADD CONSTRAINT "plan_card_level" CHECK ("card_level" IN (0, 10, 20, 30, 40));
ALTER TABLE "plan" ADD CONSTRAINT "plan_period" CHECK ("months" > 0 OR "days" > 0 OR ("months" IS NULL AND "days" IS NULL AND "kind" IN ('free', 'individual')));
ALTER TABLE "plan_limit" ADD CONSTRAINT "plan_limit_gives_something" CHECK (cardinality("services") > 0 AND num_nonnulls("total", "per_day", "at_once") > 0);
ALTER TABLE "plan_limit" ADD CONSTRAINT "plan_limit_shares_a_stock" CHECK (cardinality("services") = 1 OR "total" IS NOT NULL);
ALTER TABLE "entitlement" ADD CONSTRAINT "entitlement_ends_after_start" CHECK ("ends_at" > "starts_at");
ALTER TABLE "entitlement" ADD CONSTRAINT "entitlement_quantity" CHECK ("quantity" > 0);
ALTER TABLE "entitlement_limit" ADD CONSTRAINT "entitlement_limit_gives_something" CHECK (cardinality("services") > 0 AND num_nonnulls("total", "per_day", "at_once") > 0);
ALTER TABLE "entitlement_limit" ADD CONSTRAINT "entitlement_limit_shares_a_stock" CHECK (cardinality("services") = 1 OR "total" IS NOT NULL);
ALTER TABLE "entitlement_limit" ADD CONSTRAINT "entitlement_limit_used_within_total" CHECK ("used" >= 0 AND "used" <= coalesce("total", 0) AND "used_that_day" >= 0);
ALTER TABLE "entitlement_use" ADD CONSTRAINT "entitlement_use_units" CHECK ("units" > 0);
CREATE UNIQUE INDEX "plan_free" ON "plan"("kind") WHERE "kind" = 'free';

-- Plans to begin with; staff edit them.
INSERT INTO "plan" ("id", "code", "name_cn", "name_en", "kind", "service_type", "card_level", "months", "days", "adds_up", "position") VALUES
  ('01936a00-0000-7000-8000-000000000001', 'free', '免费', 'Free', 'free', NULL, 0, NULL, NULL, false, 0),
  ('01936a00-0000-7000-8000-000000000002', 'trialTrademark', '商标服务试用', 'Trademark trial', 'trial', 27, 0, NULL, 3, false, 10),
  ('01936a00-0000-7000-8000-000000000003', 'trialPatent', '专利与翻译服务试用', 'Patent and translation trial', 'trial', 28, 0, NULL, 3, false, 11),
  ('01936a00-0000-7000-8000-000000000004', 'individual', '专属方案', 'Individual plan', 'individual', NULL, 0, NULL, NULL, true, 90),
  ('01936a00-0000-7000-8000-000000000010', 'trademarkBasic', '商标基础版', 'Trademark Basic', 'package', 27, 10, 1, NULL, false, 20),
  ('01936a00-0000-7000-8000-000000000011', 'trademarkProfessional', '商标专业版', 'Trademark Professional', 'package', 27, 20, 1, NULL, false, 21),
  ('01936a00-0000-7000-8000-000000000012', 'trademarkAgency', '商标机构版', 'Trademark Agency', 'package', 27, 30, 1, NULL, false, 22),
  ('01936a00-0000-7000-8000-000000000013', 'patentBasic', '专利基础版', 'Patent Basic', 'package', 28, 10, 1, NULL, false, 30),
  ('01936a00-0000-7000-8000-000000000014', 'patentProfessional', '专利专业版', 'Patent Professional', 'package', 28, 20, 1, NULL, false, 31),
  ('01936a00-0000-7000-8000-000000000015', 'patentAgency', '专利机构版', 'Patent Agency', 'package', 28, 30, 1, NULL, false, 32),
  ('01936a00-0000-7000-8000-000000000016', 'complete', '知识产权全能版', 'Complete', 'package', NULL, 40, 1, NULL, false, 40),
  ('01936a00-0000-7000-8000-000000000020', 'singleReport', '注册可行性报告（单份）', 'Registrability report', 'single', 27, 0, 12, NULL, true, 50),
  ('01936a00-0000-7000-8000-000000000021', 'singleMonitor', '商标监测（单个）', 'Trademark monitor', 'single', 27, 0, 12, NULL, true, 51),
  ('01936a00-0000-7000-8000-000000000022', 'translationWords', '翻译字数包', 'Translation words', 'single', 28, 0, 12, NULL, true, 52);

INSERT INTO "plan_limit" ("plan_id", "position", "services", "per_day", "total", "at_once")
SELECT p."id", l."position", l."services", l."per_day", l."total", l."at_once"
FROM (VALUES
  ('free', 1, ARRAY['search'], 100, NULL::int, NULL::int),
  ('free', 2, ARRAY['patentSearch'], 100, NULL, NULL),
  ('free', 3, ARRAY['translation'], 10, NULL, NULL),
  ('free', 4, ARRAY['translationCharacters'], 3000, NULL, NULL),
  ('free', 5, ARRAY['bulkQuery'], 20, NULL, 100),
  ('free', 6, ARRAY['monitoring'], NULL, NULL, 3),
  ('trialTrademark', 1, ARRAY['search', 'bulkQuery', 'report', 'monitoring'], NULL, 30, 2000),
  ('trialPatent', 1, ARRAY['patentSearch', 'translation', 'documentTranslation'], NULL, 30, NULL),
  ('trademarkBasic', 1, ARRAY['search'], 500, NULL, NULL),
  ('trademarkBasic', 2, ARRAY['bulkQuery'], 50, NULL, 500),
  ('trademarkBasic', 3, ARRAY['monitoring'], NULL, NULL, 20),
  ('trademarkProfessional', 1, ARRAY['search'], 2000, NULL, NULL),
  ('trademarkProfessional', 2, ARRAY['bulkQuery'], 100, NULL, 2000),
  ('trademarkProfessional', 3, ARRAY['monitoring'], NULL, NULL, 100),
  ('trademarkProfessional', 4, ARRAY['report'], NULL, 1, NULL),
  ('trademarkAgency', 1, ARRAY['search'], 10000, NULL, NULL),
  ('trademarkAgency', 2, ARRAY['bulkQuery'], 500, NULL, 2000),
  ('trademarkAgency', 3, ARRAY['monitoring'], NULL, NULL, 1000),
  ('trademarkAgency', 4, ARRAY['report'], NULL, 5, NULL),
  ('patentBasic', 1, ARRAY['patentSearch'], 500, NULL, NULL),
  ('patentBasic', 2, ARRAY['translationWords'], NULL, 50000, NULL),
  ('patentProfessional', 1, ARRAY['patentSearch'], 2000, NULL, NULL),
  ('patentProfessional', 2, ARRAY['translationWords'], NULL, 200000, NULL),
  ('patentAgency', 1, ARRAY['patentSearch'], 10000, NULL, NULL),
  ('patentAgency', 2, ARRAY['translationWords'], NULL, 1000000, NULL),
  ('complete', 1, ARRAY['search'], 10000, NULL, NULL),
  ('complete', 2, ARRAY['patentSearch'], 10000, NULL, NULL),
  ('complete', 3, ARRAY['bulkQuery'], 500, NULL, 2000),
  ('complete', 4, ARRAY['monitoring'], NULL, NULL, 1000),
  ('complete', 5, ARRAY['report'], NULL, 5, NULL),
  ('complete', 6, ARRAY['translationWords'], NULL, 1000000, NULL),
  ('singleReport', 1, ARRAY['report'], NULL, 1, NULL),
  ('singleMonitor', 1, ARRAY['monitoring'], NULL, NULL, 1),
  ('translationWords', 1, ARRAY['translationWords'], NULL, 100000, NULL)
) AS l("code", "position", "services", "per_day", "total", "at_once")
JOIN "plan" p ON p."code" = l."code";

-- Grants become entitlements. What the daily limit of a grant allowed for searches, it allowed for rows of lists too.
INSERT INTO "entitlement" ("id", "account_id", "plan_id", "kind", "adds_up", "starts_at", "ends_at", "granted_by", "note", "revoked_at", "revoked_reason", "created_at")
SELECT g."id", g."account_id", p."id", g."kind"::text::"entitlement_kind", false, g."starts_at", g."ends_at", g."granted_by", g."note", g."revoked_at", g."revoked_reason", g."created_at"
FROM "service_grant" g JOIN "plan" p ON p."code" = CASE WHEN g."kind" = 'trial' THEN 'trialTrademark' ELSE 'individual' END;

INSERT INTO "entitlement_limit" ("entitlement_id", "position", "services", "total", "at_once", "used")
SELECT "id", 1, CASE WHEN "kind" = 'trial' THEN ARRAY['search', 'bulkQuery', 'report', 'monitoring'] ELSE ARRAY["service"::text] END,
  "total", CASE WHEN "kind" = 'trial' THEN 2000 END, "used"
FROM "service_grant" WHERE "total" IS NOT NULL;
INSERT INTO "entitlement_limit" ("entitlement_id", "position", "services", "per_day")
SELECT "id", 2, ARRAY["service"::text], "daily_limit" FROM "service_grant" WHERE "daily_limit" IS NOT NULL;
INSERT INTO "entitlement_limit" ("entitlement_id", "position", "services", "per_day", "at_once")
SELECT "id", 3, ARRAY['bulkQuery'], 100, 2000 FROM "service_grant" WHERE "daily_limit" IS NOT NULL AND "service" = 'search';
INSERT INTO "entitlement_limit" ("entitlement_id", "position", "services", "at_once")
SELECT "id", 4, ARRAY['monitoring'], "monitors_limit" FROM "service_grant" WHERE "monitors_limit" IS NOT NULL;

INSERT INTO "entitlement_use" ("account_id", "reference", "limit_id", "units", "used_at", "given_back_at")
SELECT u."account_id", u."service"::text || ':' || u."reference", l."id", 1, u."used_at", u."given_back_at"
FROM "service_grant_use" u JOIN "entitlement_limit" l ON l."entitlement_id" = u."grant_id" AND l."total" IS NOT NULL;
UPDATE "registrability_report" SET "unit_reference" = 'report:' || "unit_reference";

ALTER TABLE "trial_application" DROP CONSTRAINT "trial_application_grant_id_fkey";
ALTER TABLE "trial_application" RENAME COLUMN "grant_id" TO "entitlement_id";
ALTER INDEX "trial_application_grant_id_key" RENAME TO "trial_application_entitlement_id_key";
ALTER TABLE "trial_application" ADD CONSTRAINT "trial_application_entitlement_id_fkey" FOREIGN KEY ("entitlement_id") REFERENCES "entitlement"("id") ON DELETE SET NULL ON UPDATE CASCADE;

DROP TABLE "service_grant_use";
DROP TABLE "service_grant";
DROP TYPE "entitled_service";
DROP TYPE "grant_kind";
