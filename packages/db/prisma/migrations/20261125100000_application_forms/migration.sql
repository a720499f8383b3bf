ALTER TABLE "patent" ADD COLUMN "application_forms" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- The next import of a record adds its other forms.
UPDATE "patent" SET "application_forms" = ARRAY["application_key"] WHERE "application_key" IS NOT NULL;

CREATE INDEX "patent_application_forms_idx" ON "patent" USING GIN ("application_forms");
