-- CreateTable
CREATE TABLE "meaning_lexicon" (
    "id" SERIAL NOT NULL,
    "lines" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "meaning_lexicon_pkey" PRIMARY KEY ("id")
);
