-- Hits of marks in Hong Kong, whose period begins on the day of publication. A deadline of another day of the month ends
-- with a shorter month, or was set by the operator of the site.
UPDATE "monitor_hit" AS "h" SET "deadline_on" = "h"."deadline_on" - 1
  FROM "trademark" AS "t"
  WHERE "t"."id" = "h"."trademark_id" AND "t"."office" = 'HK'
    AND "h"."kind" NOT IN ('renewal', 'grace')
    AND extract(day FROM "h"."deadline_on") = extract(day FROM "t"."published_on")
    AND "h"."deadline_on" > "t"."published_on";
