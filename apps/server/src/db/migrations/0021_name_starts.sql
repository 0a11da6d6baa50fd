CREATE TABLE "name_start" (
	"wallet" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	CONSTRAINT "name_start_wallet_key_pk" PRIMARY KEY("wallet","key")
);
--> statement-breakpoint
CREATE INDEX "name_start_key_wallet_index" ON "name_start" USING btree ("key","wallet");