CREATE TYPE "actor_type" AS ENUM ('member', 'staff', 'provider', 'system');

CREATE TABLE "state_change" (
    "id" UUID NOT NULL,
    "sequence" BIGSERIAL NOT NULL,
    "subject_type" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "from_state" TEXT,
    "to_state" TEXT NOT NULL,
    "actor_type" "actor_type" NOT NULL,
    "actor_id" UUID,
    "actor_name" TEXT NOT NULL,
    "reason" TEXT,
    "facts" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "state_change_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "state_change_subject_type_subject_id_sequence_idx" ON "state_change"("subject_type", "subject_id", "sequence");
