# One file for the three processes: `docker build --target api|worker|web .`

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY apps/worker/package.json apps/worker/
COPY packages/api-client/package.json packages/api-client/
COPY packages/cases/package.json packages/cases/
COPY packages/classification/package.json packages/classification/
COPY packages/clearance/package.json packages/clearance/
COPY packages/config/package.json packages/config/
COPY packages/contract/package.json packages/contract/
COPY packages/db/package.json packages/db/
COPY packages/deadlines/package.json packages/deadlines/
COPY packages/demo-patents/package.json packages/demo-patents/
COPY packages/demo-register/package.json packages/demo-register/
COPY packages/documents/package.json packages/documents/
COPY packages/domain/package.json packages/domain/
COPY packages/entitlements/package.json packages/entitlements/
COPY packages/exports/package.json packages/exports/
COPY packages/hosting/package.json packages/hosting/
COPY packages/human-check/package.json packages/human-check/
COPY packages/image-search/package.json packages/image-search/
COPY packages/invoices/package.json packages/invoices/
COPY packages/jobs/package.json packages/jobs/
COPY packages/key-value/package.json packages/key-value/
COPY packages/legal-documents/package.json packages/legal-documents/
COPY packages/messaging/package.json packages/messaging/
COPY packages/monitoring/package.json packages/monitoring/
COPY packages/operations/package.json packages/operations/
COPY packages/orders/package.json packages/orders/
COPY packages/patent-register/package.json packages/patent-register/
COPY packages/patent-search/package.json packages/patent-search/
COPY packages/patents/package.json packages/patents/
COPY packages/payments/package.json packages/payments/
COPY packages/providers/package.json packages/providers/
COPY packages/registers/package.json packages/registers/
COPY packages/runtime/package.json packages/runtime/
COPY packages/search/package.json packages/search/
COPY packages/similarity/package.json packages/similarity/
COPY packages/storage/package.json packages/storage/
COPY packages/translation/package.json packages/translation/
COPY packages/translation-documents/package.json packages/translation-documents/
COPY packages/translation-service/package.json packages/translation-service/
COPY packages/workflow/package.json packages/workflow/

# What the processes need while they run.
FROM packages AS runtime
RUN --mount=type=secret,id=ca_bundle \
    if [ -s /run/secrets/ca_bundle ]; then export NODE_EXTRA_CA_CERTS=/run/secrets/ca_bundle; fi; \
    npm ci --omit=dev --no-audit --no-fund \
      --workspace apps/api --workspace apps/worker --workspace apps/web --include-workspace-root=false \
    && npm cache clean --force
# Two thirds of it are for other systems, other databases and people who program.
COPY scripts/prune-modules.mjs scripts/
RUN node scripts/prune-modules.mjs node_modules && rm -r scripts

# Everything, to build with.
FROM packages AS build
RUN --mount=type=secret,id=ca_bundle \
    if [ -s /run/secrets/ca_bundle ]; then export NODE_EXTRA_CA_CERTS=/run/secrets/ca_bundle; fi; \
    npm ci --no-audit --no-fund && npm cache clean --force
# The Java client of the partner API is compiled by it; without it the site offers the sources.
RUN (apt-get update && apt-get install -y --no-install-recommends openjdk-17-jdk-headless) \
    || echo "No JDK: the Java client is served as sources."
COPY . .
RUN for app in api worker web; do npm run build --workspace "apps/$app" || exit 1; done

FROM packages AS migrate
RUN --mount=type=secret,id=ca_bundle \
    if [ -s /run/secrets/ca_bundle ]; then export NODE_EXTRA_CA_CERTS=/run/secrets/ca_bundle; fi; \
    npm ci --no-audit --no-fund --workspace packages/db --workspace packages/jobs --include-workspace-root=false \
    && npm cache clean --force
COPY packages/db packages/db
COPY scripts/migrate.mjs scripts/
COPY scripts/lib scripts/lib
USER node
CMD ["node", "scripts/migrate.mjs"]

FROM node:24-bookworm-slim AS process
ENV NODE_ENV=production DATA_DIR=/data API_HOST=0.0.0.0 WORKER_HOST=0.0.0.0 WEB_HOST=0.0.0.0
WORKDIR /app
COPY --from=runtime /app ./
# The built-in translation engine reads its tables from here.
COPY packages/translation/tables packages/translation/tables
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data

FROM process AS api
COPY --from=build /app/apps/api/dist apps/api/dist
EXPOSE 3001
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s --retries=12 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3001/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/api/dist/main.js"]

FROM process AS worker
COPY --from=build /app/apps/worker/dist apps/worker/dist
EXPOSE 3002
HEALTHCHECK --interval=5s --timeout=5s --start-period=30s --retries=12 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3002/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/worker/dist/main.js"]

FROM process AS web
COPY --from=build /app/apps/web/dist apps/web/dist
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=5s --start-period=10s --retries=12 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/web/dist/server/main.js"]
