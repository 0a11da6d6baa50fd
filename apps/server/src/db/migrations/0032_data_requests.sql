CREATE TABLE "data_request" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"wallet" text collate "C" NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text collate "C",
	"reason" text DEFAULT '' NOT NULL,
	"file" text,
	"file_until" timestamp with time zone,
	CONSTRAINT "data_request_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE INDEX "data_request_wallet_number_index" ON "data_request" USING btree ("wallet","number");--> statement-breakpoint
CREATE INDEX "data_request_file_until_index" ON "data_request" USING btree ("file_until") WHERE "data_request"."file" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "data_request_open" ON "data_request" USING btree ("wallet","kind") WHERE "data_request"."state" = 'open';