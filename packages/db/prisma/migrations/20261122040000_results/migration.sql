-- CreateTable
CREATE TABLE "mark_export" (
    "id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "format" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "columns" TEXT[],
    "site_url" TEXT NOT NULL,
    "mark_ids" INTEGER[],
    "scores" REAL[],
    "file_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mark_export_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "class_statistic" (
    "office" VARCHAR(2) NOT NULL,
    "class_no" SMALLINT NOT NULL,
    "marks" INTEGER NOT NULL,
    "valid" INTEGER NOT NULL,
    "pending" INTEGER NOT NULL,

    CONSTRAINT "class_statistic_pkey" PRIMARY KEY ("office","class_no")
);

-- CreateTable
CREATE TABLE "year_statistic" (
    "office" VARCHAR(2) NOT NULL,
    "class_no" SMALLINT NOT NULL,
    "year" SMALLINT NOT NULL,
    "applied" INTEGER NOT NULL,
    "registered" INTEGER NOT NULL,

    CONSTRAINT "year_statistic_pkey" PRIMARY KEY ("office","class_no","year")
);

-- CreateTable
CREATE TABLE "applicant_statistic" (
    "office" VARCHAR(2) NOT NULL,
    "class_no" SMALLINT NOT NULL,
    "rank" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "name_en" TEXT,
    "marks" INTEGER NOT NULL,

    CONSTRAINT "applicant_statistic_pkey" PRIMARY KEY ("office","class_no","rank")
);

-- CreateTable
CREATE TABLE "statistic_state" (
    "id" SMALLINT NOT NULL,
    "version" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "statistic_state_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "mark_export_job_id_key" ON "mark_export"("job_id");

-- CreateIndex
CREATE INDEX "mark_export_account_id_created_at_idx" ON "mark_export"("account_id", "created_at");

-- AddForeignKey
ALTER TABLE "mark_export" ADD CONSTRAINT "mark_export_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mark_export" ADD CONSTRAINT "mark_export_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mark_export" ADD CONSTRAINT "mark_export_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE SET NULL ON UPDATE CASCADE;
