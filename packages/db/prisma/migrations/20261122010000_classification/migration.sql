-- CreateEnum
CREATE TYPE "classification_kind" AS ENUM ('nice', 'vienna');

-- CreateTable
CREATE TABLE "classification_import" (
    "id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "kind" "classification_kind" NOT NULL,
    "path" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "edition" TEXT,
    "state" "import_state" NOT NULL DEFAULT 'running',
    "taken" INTEGER NOT NULL DEFAULT 0,
    "is_unchanged" BOOLEAN NOT NULL DEFAULT false,
    "rejects" JSONB NOT NULL DEFAULT '[]',
    "fault" JSONB,
    "is_current" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "classification_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "nice_class_text" (
    "no" SMALLINT NOT NULL,
    "heading_cn" TEXT,
    "heading_en" TEXT,
    "note_cn" TEXT,
    "note_en" TEXT,

    CONSTRAINT "nice_class_text_pkey" PRIMARY KEY ("no")
);

-- CreateTable
CREATE TABLE "nice_group" (
    "code" VARCHAR(4) NOT NULL,
    "class_no" SMALLINT NOT NULL,
    "name_cn" TEXT NOT NULL,
    "name_en" TEXT,
    "notes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "relations" JSONB NOT NULL,

    CONSTRAINT "nice_group_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "nice_item" (
    "id" TEXT NOT NULL,
    "group_code" VARCHAR(4) NOT NULL,
    "part" SMALLINT NOT NULL,
    "part_label" TEXT,
    "position" INTEGER NOT NULL,
    "name_cn" TEXT NOT NULL,
    "name_en" TEXT,
    "basic_no" TEXT,
    "in_several_classes" BOOLEAN NOT NULL,
    "is_national" BOOLEAN NOT NULL,

    CONSTRAINT "nice_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vienna_element" (
    "code" TEXT NOT NULL,
    "parent" TEXT,
    "position" INTEGER NOT NULL,
    "name_cn" TEXT,
    "name_en" TEXT,
    "is_auxiliary" BOOLEAN NOT NULL,

    CONSTRAINT "vienna_element_pkey" PRIMARY KEY ("code")
);

-- CreateIndex
CREATE UNIQUE INDEX "classification_import_job_id_key" ON "classification_import"("job_id");

-- CreateIndex
CREATE INDEX "classification_import_kind_is_current_idx" ON "classification_import"("kind", "is_current");

-- CreateIndex
CREATE INDEX "nice_group_class_no_idx" ON "nice_group"("class_no");

-- CreateIndex
CREATE INDEX "nice_item_group_code_idx" ON "nice_item"("group_code");

-- CreateIndex
CREATE INDEX "vienna_element_parent_idx" ON "vienna_element"("parent");

-- AddForeignKey
ALTER TABLE "classification_import" ADD CONSTRAINT "classification_import_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "nice_item" ADD CONSTRAINT "nice_item_group_code_fkey" FOREIGN KEY ("group_code") REFERENCES "nice_group"("code") ON DELETE CASCADE ON UPDATE CASCADE;
