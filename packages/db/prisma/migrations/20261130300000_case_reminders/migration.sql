ALTER TABLE "case_deadline" ADD COLUMN "reminded_days" INTEGER;
