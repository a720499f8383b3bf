-- CreateEnum
CREATE TYPE "gazette_notice_kind" AS ENUM ('preliminary', 'registration');

-- CreateTable
CREATE TABLE "gazette_notice" (
    "trademark_id" INTEGER NOT NULL,
    "kind" "gazette_notice_kind" NOT NULL,
    "office" VARCHAR(2) NOT NULL,
    "issue" TEXT NOT NULL,
    "published_on" DATE NOT NULL,

    CONSTRAINT "gazette_notice_pkey" PRIMARY KEY ("trademark_id","kind")
);

-- CreateIndex
CREATE INDEX "gazette_notice_office_published_on_issue_kind_idx" ON "gazette_notice"("office", "published_on", "issue", "kind");

-- CreateIndex
CREATE INDEX "gazette_notice_office_issue_kind_idx" ON "gazette_notice"("office", "issue", "kind");

-- AddForeignKey
ALTER TABLE "gazette_notice" ADD CONSTRAINT "gazette_notice_trademark_id_fkey" FOREIGN KEY ("trademark_id") REFERENCES "trademark"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Notices of the records that are there already.
INSERT INTO "gazette_notice" ("trademark_id", "kind", "office", "issue", "published_on")
SELECT "id", 'preliminary'::"gazette_notice_kind", "office", coalesce("published_issue", "published_on"::text), "published_on"
FROM "trademark" WHERE "published_on" IS NOT NULL
UNION ALL
SELECT "id", 'registration'::"gazette_notice_kind", "office", coalesce("registration_issue", "registration_published_on"::text), "registration_published_on"
FROM "trademark" WHERE "registration_published_on" IS NOT NULL;
