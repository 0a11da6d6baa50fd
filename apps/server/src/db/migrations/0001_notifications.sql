CREATE TABLE "notification" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"number" bigserial NOT NULL,
	"wallet" text collate "C" NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"position" smallint,
	"ticket_id" text DEFAULT '' NOT NULL,
	"transaction" text DEFAULT '' NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"block" bigint
);
--> statement-breakpoint
CREATE INDEX "notification_wallet_at_number_index" ON "notification" USING btree ("wallet","at","number");--> statement-breakpoint
CREATE INDEX "notification_block_index" ON "notification" USING btree ("block");