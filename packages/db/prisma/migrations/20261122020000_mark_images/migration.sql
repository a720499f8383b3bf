-- CreateTable
CREATE TABLE "mark_image" (
    "id" SERIAL NOT NULL,
    "image_key" TEXT NOT NULL,
    "thumb_key" TEXT,
    "descriptor_version" SMALLINT NOT NULL,
    "codes" BYTEA,
    "vectors" BYTEA,
    "fault" TEXT,
    "batch" INTEGER NOT NULL,
    "described_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mark_image_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "mark_image_image_key_key" ON "mark_image"("image_key");

-- CreateIndex
CREATE INDEX "mark_image_batch_idx" ON "mark_image"("batch");

-- CreateIndex
CREATE INDEX "trademark_image_key_idx" ON "trademark"("image_key");
