CREATE TYPE "case_message_author" AS ENUM ('member', 'staff');

ALTER TABLE "trademark_case" ADD COLUMN "member_message" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "answered_message" INTEGER NOT NULL DEFAULT 0;

CREATE TABLE "case_message" (
    "id" UUID NOT NULL,
    "case_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "author" "case_message_author" NOT NULL,
    "staff_name" TEXT,
    "text" TEXT NOT NULL,
    "key" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "case_message_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "case_message_case_id_position_key" ON "case_message"("case_id", "position");
CREATE UNIQUE INDEX "case_message_case_id_author_key_key" ON "case_message"("case_id", "author", "key");
ALTER TABLE "case_message" ADD CONSTRAINT "case_message_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "trademark_case"("id") ON DELETE CASCADE ON UPDATE CASCADE;
