ALTER TABLE "place" ADD COLUMN "payouts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pool" ADD COLUMN "payouts" integer DEFAULT 0 NOT NULL;