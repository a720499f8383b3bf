CREATE TABLE "case_letter" (
    "id" UUID NOT NULL,
    "case_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "dated_on" DATE NOT NULL,
    "method" TEXT,
    "received_on" DATE,
    "file_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "case_letter_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "case_letter_case_id_idx" ON "case_letter"("case_id");
CREATE UNIQUE INDEX "case_letter_file_id_key" ON "case_letter"("file_id");
ALTER TABLE "case_letter" ADD CONSTRAINT "case_letter_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "trademark_case"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "case_letter" ADD CONSTRAINT "case_letter_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "case_deadline" (
    "id" UUID NOT NULL,
    "case_id" UUID NOT NULL,
    "letter_id" UUID NOT NULL,
    "due_on" DATE NOT NULL,
    "computed" JSONB NOT NULL,
    "done_at" TIMESTAMPTZ(3),
    "done_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "case_deadline_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "case_deadline_case_id_due_on_idx" ON "case_deadline"("case_id", "due_on");
CREATE INDEX "case_deadline_letter_id_idx" ON "case_deadline"("letter_id");
ALTER TABLE "case_deadline" ADD CONSTRAINT "case_deadline_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "trademark_case"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "case_deadline" ADD CONSTRAINT "case_deadline_letter_id_fkey" FOREIGN KEY ("letter_id") REFERENCES "case_letter"("id") ON DELETE CASCADE ON UPDATE CASCADE;
