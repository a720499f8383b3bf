-- Cards alone, which are not sold and which staff grant.
INSERT INTO "plan" ("id", "code", "name_cn", "name_en", "kind", "service_type", "card_level", "months", "is_active", "position") VALUES
  ('01936a00-0000-7000-8000-000000000030', 'cardA', '会员卡 VIP_A', 'Member card VIP_A', 'package', NULL, 10, 12, false, 80),
  ('01936a00-0000-7000-8000-000000000031', 'cardB', '会员卡 VIP_B', 'Member card VIP_B', 'package', NULL, 20, 12, false, 81),
  ('01936a00-0000-7000-8000-000000000032', 'cardC', '会员卡 VIP_C', 'Member card VIP_C', 'package', NULL, 30, 12, false, 82),
  ('01936a00-0000-7000-8000-000000000033', 'cardD', '会员卡 VIP_D', 'Member card VIP_D', 'package', NULL, 40, 12, false, 83);
