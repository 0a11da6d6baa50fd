CREATE TABLE "session" (
	"token" text PRIMARY KEY NOT NULL,
	"wallet" text collate "C" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signin_message" (
	"id" serial PRIMARY KEY NOT NULL,
	"browser" text NOT NULL,
	"message" text NOT NULL,
	"wallet" text collate "C",
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"number" serial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"wallet" text collate "C" NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"photo" text DEFAULT '' NOT NULL,
	"named_sponsor" text collate "C",
	"sponsor" text collate "C",
	"terms_version" text,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_id_unique" UNIQUE("id"),
	CONSTRAINT "member_wallet_unique" UNIQUE("wallet")
);
--> statement-breakpoint
CREATE TABLE "block" (
	"number" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkpoint" (
	"id" smallint PRIMARY KEY NOT NULL,
	"genesis" text NOT NULL,
	"registry" text collate "C" NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL,
	"finalized" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entry" (
	"block" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"leg" smallint NOT NULL,
	"kind" text NOT NULL,
	"wallet" text collate "C" NOT NULL,
	"from" text collate "C" NOT NULL,
	"pool" text collate "C" NOT NULL,
	"amount" bigint NOT NULL,
	"receiver" text collate "C",
	"transaction" text NOT NULL,
	CONSTRAINT "entry_block_log_index_leg_pk" PRIMARY KEY("block","log_index","leg")
);
--> statement-breakpoint
CREATE TABLE "place" (
	"pool" text collate "C" NOT NULL,
	"wallet" text collate "C" NOT NULL,
	"index" integer NOT NULL,
	"upline" text collate "C",
	"product" bigint NOT NULL,
	"acc" bigint NOT NULL,
	"carry" bigint NOT NULL,
	"block" bigint NOT NULL,
	CONSTRAINT "place_pool_wallet_pk" PRIMARY KEY("pool","wallet")
);
--> statement-breakpoint
CREATE TABLE "pool" (
	"pool" text collate "C" PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"bit" smallint NOT NULL,
	"added_block" bigint NOT NULL,
	"started_block" bigint,
	"places" integer NOT NULL,
	"acc" bigint NOT NULL,
	"carry" bigint NOT NULL,
	"last_block" bigint
);
--> statement-breakpoint
CREATE TABLE "total" (
	"wallet" text collate "C" NOT NULL,
	"pool" text collate "C" NOT NULL,
	"referral" bigint NOT NULL,
	"level" bigint NOT NULL,
	"lost" bigint NOT NULL,
	"claimed" bigint NOT NULL,
	CONSTRAINT "total_wallet_pool_pk" PRIMARY KEY("wallet","pool")
);
--> statement-breakpoint
CREATE TABLE "wallet" (
	"wallet" text collate "C" PRIMARY KEY NOT NULL,
	"sponsor" text collate "C",
	"block" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "session_wallet_index" ON "session" USING btree ("wallet");--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "signin_message_browser_index" ON "signin_message" USING btree ("browser");--> statement-breakpoint
CREATE INDEX "signin_message_expires_at_index" ON "signin_message" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "member_sponsor_number_index" ON "member" USING btree ("sponsor","number");--> statement-breakpoint
CREATE INDEX "member_sponsor_wallet_index" ON "member" USING btree ("sponsor","wallet");--> statement-breakpoint
CREATE INDEX "entry_wallet_pool_block_index" ON "entry" USING btree ("wallet","pool","block");--> statement-breakpoint
CREATE UNIQUE INDEX "place_pool_index_index" ON "place" USING btree ("pool","index");--> statement-breakpoint
CREATE INDEX "place_wallet_index" ON "place" USING btree ("wallet");--> statement-breakpoint
CREATE INDEX "place_block_index" ON "place" USING btree ("block");--> statement-breakpoint
CREATE INDEX "wallet_block_index" ON "wallet" USING btree ("block");