INSERT INTO "updates" ("id", "plant_id", "created_by", "text", "happened_at", "act_key", "created_at", "deleted_at") OVERRIDING SYSTEM VALUE
SELECT "id", "plant_id", "created_by", "text", "happened_at", coalesce("idempotency_key", gen_random_uuid()), "created_at", "deleted_at" FROM "plant_updates";--> statement-breakpoint
SELECT setval('updates_id_seq', greatest((SELECT max("id") FROM "updates"), 1));--> statement-breakpoint
INSERT INTO "update_photos" SELECT * FROM "plant_update_photos";--> statement-breakpoint
INSERT INTO "catalogue_items" ("catalogue", "slug", "name", "order")
SELECT 'status-plano-de-cultivo', slug, name, "order" FROM (VALUES ('planejado', 'Planejado', 1), ('em-andamento', 'Em andamento', 2), ('pausado', 'Pausado', 3), ('concluido', 'Concluído', 4), ('abandonado', 'Abandonado', 5)) AS status (slug, name, "order")
WHERE EXISTS (SELECT FROM "catalogue_items") ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "plant_update_photos" CASCADE;--> statement-breakpoint
DROP TABLE "plant_updates" CASCADE;