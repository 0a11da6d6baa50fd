CREATE TABLE "act_reason_call" (
	"reason_id" text collate "C" NOT NULL,
	"contract" text collate "C" NOT NULL,
	"call_hash" text collate "C" NOT NULL,
	"transaction" text DEFAULT '' NOT NULL,
	CONSTRAINT "act_reason_call_reason_id_contract_call_hash_pk" PRIMARY KEY("reason_id","contract","call_hash")
);
--> statement-breakpoint
CREATE TABLE "act_reason" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"reason" text NOT NULL,
	"staff" text collate "C" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"after_block" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_call" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"sending" text collate "C" NOT NULL,
	"act" text NOT NULL,
	"way" text NOT NULL,
	"staff" text collate "C" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"contract" text collate "C" NOT NULL,
	"call_hash" text collate "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_act" ADD COLUMN "transaction" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_act" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "operator_act" ADD COLUMN "members" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "act_reason_call" ADD CONSTRAINT "act_reason_call_reason_id_act_reason_id_fk" FOREIGN KEY ("reason_id") REFERENCES "public"."act_reason"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "act_reason_call_call_hash_index" ON "act_reason_call" USING btree ("call_hash");--> statement-breakpoint
CREATE INDEX "operator_act_transaction_index" ON "operator_act" USING btree ("transaction");