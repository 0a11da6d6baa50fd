ALTER TABLE "total" ADD COLUMN "last_at" timestamp with time zone;--> statement-breakpoint
UPDATE "total" t SET "last_at" = newest."at" FROM (
	SELECT "wallet", "pool", max("at") AS "at" FROM "entry" WHERE "kind" <> 'participation' GROUP BY "wallet", "pool"
) newest WHERE newest."wallet" = t."wallet" AND newest."pool" = t."pool";--> statement-breakpoint
DROP INDEX "entry_wallet_pool_block_index";--> statement-breakpoint
DROP INDEX "place_wallet_index";--> statement-breakpoint
DROP INDEX "place_block_index";--> statement-breakpoint
DROP INDEX "notification_block_index";--> statement-breakpoint
ALTER TABLE "notification" ALTER COLUMN "id" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "notification" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "place_pool_block_index_index" ON "place" USING btree ("pool","block","index");