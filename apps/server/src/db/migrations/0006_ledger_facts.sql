-- What was read lacks what is new: the chain is read from the beginning, as by the server itself when it forgets its ledger.
DELETE FROM "checkpoint";--> statement-breakpoint
DELETE FROM "block";--> statement-breakpoint
DELETE FROM "entry";--> statement-breakpoint
DELETE FROM "place";--> statement-breakpoint
DELETE FROM "pool";--> statement-breakpoint
DELETE FROM "total";--> statement-breakpoint
DELETE FROM "wallet";--> statement-breakpoint
DELETE FROM "notification" WHERE "block" IS NOT NULL;--> statement-breakpoint
UPDATE "member" SET "sponsor" = "named_sponsor";--> statement-breakpoint
CREATE TABLE "fund_claim" (
	"block" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"pool" text collate "C" NOT NULL,
	"receiver" text collate "C" NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "fund_claim_block_log_index_pk" PRIMARY KEY("block","log_index")
);
--> statement-breakpoint
CREATE TABLE "pause" (
	"pool" text collate "C" NOT NULL,
	"block" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "pause_pool_block_log_index_pk" PRIMARY KEY("pool","block","log_index")
);
--> statement-breakpoint
ALTER TABLE "checkpoint" ADD COLUMN "at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "checkpoint" ADD COLUMN "rules" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "entry" ADD COLUMN "at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "place" ADD COLUMN "fee" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "place" ADD COLUMN "fund" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "place" ADD COLUMN "log_index" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "place" ADD COLUMN "transaction" text NOT NULL;--> statement-breakpoint
ALTER TABLE "place" ADD COLUMN "at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "pool" ADD COLUMN "paused_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pool" ADD COLUMN "retired_block" bigint;--> statement-breakpoint
ALTER TABLE "pool" ADD COLUMN "debts" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "pool" ADD COLUMN "paid_in" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "pool" ADD COLUMN "credited" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "pool" ADD COLUMN "claimed" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "pool" ADD COLUMN "fund_earned" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "pool" ADD COLUMN "fund_claimed" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "pool" ADD COLUMN "last_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "entry_wallet_block_log_index_leg_index" ON "entry" USING btree ("wallet","block","log_index","leg");--> statement-breakpoint
ALTER TABLE "pool" DROP COLUMN "last_block";