CREATE TABLE "read_notice" (
	"wallet" text collate "C" NOT NULL,
	"transaction" text NOT NULL,
	"kind" text NOT NULL,
	"position" smallint
);
--> statement-breakpoint
ALTER TABLE "block" ADD COLUMN "told" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "read_notice_transaction_wallet_index" ON "read_notice" USING btree ("transaction","wallet");