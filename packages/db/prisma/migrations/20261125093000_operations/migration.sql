CREATE TABLE "backup_run" (
    "id" UUID NOT NULL,
    "state" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "file" TEXT NOT NULL,
    "encrypted" BOOLEAN NOT NULL,
    "bytes" BIGINT,
    "error" TEXT,

    CONSTRAINT "backup_run_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "backup_run_started_at_idx" ON "backup_run"("started_at");

CREATE TABLE "service_process" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "pid" INTEGER NOT NULL,
    "version" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "facts" JSONB NOT NULL,

    CONSTRAINT "service_process_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "service_process_seen_at_idx" ON "service_process"("seen_at");

CREATE TABLE "provider_status" (
    "name" TEXT NOT NULL,
    "last_success_at" TIMESTAMPTZ(3),
    "last_failure_at" TIMESTAMPTZ(3),
    "last_failure" TEXT,
    "successes" BIGINT NOT NULL DEFAULT 0,
    "failures" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "provider_status_pkey" PRIMARY KEY ("name")
);

-- The id of the request that ordered a job, which its log lines repeat.
ALTER TABLE "job" ADD COLUMN "request_id" TEXT;
