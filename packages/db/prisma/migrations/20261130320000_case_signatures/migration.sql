CREATE TYPE "signature_method" AS ENUM ('drawn', 'typed');

CREATE TABLE "case_signature" (
    "id" UUID NOT NULL,
    "case_id" UUID NOT NULL,
    "form" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "file_id" UUID NOT NULL,
    "document_hash" TEXT NOT NULL,
    "content_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "signed_at" TIMESTAMPTZ(3),
    "signer_name" TEXT,
    "method" "signature_method",
    "signer_ip" TEXT,
    "signer_agent" TEXT,

    CONSTRAINT "case_signature_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "case_signature_file_id_key" ON "case_signature"("file_id");
CREATE INDEX "case_signature_case_id_idx" ON "case_signature"("case_id");

ALTER TABLE "case_signature" ADD CONSTRAINT "case_signature_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "trademark_case"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "case_signature" ADD CONSTRAINT "case_signature_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
