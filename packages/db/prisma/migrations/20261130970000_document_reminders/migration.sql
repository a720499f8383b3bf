-- CreateTable
CREATE TABLE "applicant_document_reminded" (
    "document_id" UUID NOT NULL,
    "expires_on" DATE NOT NULL,
    "step" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "applicant_document_reminded_pkey" PRIMARY KEY ("document_id","expires_on","step")
);

-- AddForeignKey
ALTER TABLE "applicant_document_reminded" ADD CONSTRAINT "applicant_document_reminded_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "applicant_document"("id") ON DELETE CASCADE ON UPDATE CASCADE;
