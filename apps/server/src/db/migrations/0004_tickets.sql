CREATE TABLE "idempotency" (
	"wallet" text collate "C" NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"made" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_wallet_call_key_pk" PRIMARY KEY("wallet","call","key")
);
--> statement-breakpoint
CREATE TABLE "ticket_message" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"number" integer NOT NULL,
	"author" text collate "C" NOT NULL,
	"is_admin" boolean NOT NULL,
	"message" text NOT NULL,
	"attachments" text[] NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_message_ticketId_number_unique" UNIQUE("ticket_id","number")
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"id" text PRIMARY KEY NOT NULL,
	"wallet" text collate "C" NOT NULL,
	"subject" text NOT NULL,
	"status" text NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"change" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_act" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"staff" text collate "C" NOT NULL,
	"act" text NOT NULL,
	"ticket_id" text,
	"member" text collate "C",
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ticket_message" ADD CONSTRAINT "ticket_message_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_at_index" ON "idempotency" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ticket_wallet_change_index" ON "ticket" USING btree ("wallet","change");--> statement-breakpoint
CREATE INDEX "ticket_wallet_status_change_index" ON "ticket" USING btree ("wallet","status","change");--> statement-breakpoint
CREATE INDEX "ticket_change_index" ON "ticket" USING btree ("change");--> statement-breakpoint
CREATE INDEX "ticket_status_change_index" ON "ticket" USING btree ("status","change");--> statement-breakpoint
CREATE INDEX "staff_act_member_number_index" ON "staff_act" USING btree ("member","number");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'What stands in % stays as it was written.', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "staff_act_stays" BEFORE UPDATE OR DELETE OR TRUNCATE ON "staff_act" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
