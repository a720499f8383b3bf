-- CreateTable
CREATE TABLE "word_frequency" (
    "id" SERIAL NOT NULL,
    "packed" BYTEA NOT NULL,
    "marks" INTEGER NOT NULL,
    "rules_version" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "word_frequency_pkey" PRIMARY KEY ("id")
);
