-- Calls of the API by the thousand, and the words that plug-ins translate for nothing. These do not end: their period is
-- a century.
INSERT INTO "plan" ("id", "code", "name_cn", "name_en", "kind", "service_type", "card_level", "months", "days", "adds_up", "position") VALUES
  ('01936a00-0000-7000-8000-000000000023', 'pluginWords', '插件免费字数', 'Free words for plug-ins', 'single', 28, 0, 1200, NULL, true, 1),
  ('01936a00-0000-7000-8000-000000000024', 'apiCalls', '接口调用包', 'API calls', 'single', NULL, 0, 12, NULL, true, 53);

INSERT INTO "plan_limit" ("plan_id", "position", "services", "total") VALUES
  ('01936a00-0000-7000-8000-000000000023', 1, ARRAY['pluginWords'], 100000),
  ('01936a00-0000-7000-8000-000000000024', 1, ARRAY['apiCall'], 1000);

-- Members who have a key for translation already get them too.
INSERT INTO "entitlement" ("id", "account_id", "plan_id", "kind", "adds_up", "starts_at", "ends_at", "granted_by")
SELECT DISTINCT md5('pluginWords:' || "account_id")::uuid, "account_id", '01936a00-0000-7000-8000-000000000023'::uuid, 'grant'::"entitlement_kind", true, now(), now() + interval '100 years', '知匠 Markwright'
FROM "partner_key" WHERE NOT "is_test" AND "revoked_at" IS NULL AND 'translation' = ANY ("scopes");

INSERT INTO "entitlement_limit" ("entitlement_id", "position", "services", "total")
SELECT "id", 1, ARRAY['pluginWords'], 100000 FROM "entitlement" WHERE "plan_id" = '01936a00-0000-7000-8000-000000000023';
