CREATE SEQUENCE "public"."ticket_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
CREATE TABLE "audit_entry" (
	"number" bigint PRIMARY KEY DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff" text collate "C" NOT NULL,
	"act" text NOT NULL,
	"ticket_id" text,
	"member" text collate "C",
	"details" text NOT NULL,
	"previous" text DEFAULT '' NOT NULL,
	"hash" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"wallet" text collate "C" NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempt" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
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
CREATE TABLE "applied_terms" (
	"pool" text collate "C" NOT NULL,
	"block" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"fee" bigint NOT NULL,
	"referral" integer NOT NULL,
	"network" integer NOT NULL,
	"operator" integer NOT NULL,
	CONSTRAINT "applied_terms_pool_block_log_index_pk" PRIMARY KEY("pool","block","log_index")
);
--> statement-breakpoint
CREATE TABLE "block" (
	"number" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"told" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkpoint" (
	"id" smallint PRIMARY KEY NOT NULL,
	"genesis" text NOT NULL,
	"registry" text collate "C" NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"finalized" bigint NOT NULL,
	"rules" integer NOT NULL
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
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "entry_block_log_index_leg_pk" PRIMARY KEY("block","log_index","leg")
);
--> statement-breakpoint
CREATE TABLE "fund_claim" (
	"block" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"pool" text collate "C" NOT NULL,
	"receiver" text collate "C" NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "fund_claim_block_log_index_pk" PRIMARY KEY("block","log_index")
);
--> statement-breakpoint
CREATE TABLE "operator_act" (
	"block" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"transaction" text DEFAULT '' NOT NULL,
	"facts" jsonb,
	"members" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "operator_act_block_log_index_pk" PRIMARY KEY("block","log_index")
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
CREATE TABLE "place" (
	"pool" text collate "C" NOT NULL,
	"wallet" text collate "C" NOT NULL,
	"index" integer NOT NULL,
	"upline" text collate "C",
	"fee" bigint NOT NULL,
	"product" bigint NOT NULL,
	"fund" bigint NOT NULL,
	"acc" bigint NOT NULL,
	"carry" bigint NOT NULL,
	"payouts" integer DEFAULT 0 NOT NULL,
	"block" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"transaction" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "place_pool_wallet_pk" PRIMARY KEY("pool","wallet") INCLUDE ("index")
);
--> statement-breakpoint
CREATE TABLE "pool" (
	"pool" text collate "C" PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL,
	"bit" smallint NOT NULL,
	"added_block" bigint NOT NULL,
	"started_block" bigint,
	"paused_until" timestamp with time zone,
	"retired_block" bigint,
	"places" integer NOT NULL,
	"acc" bigint NOT NULL,
	"carry" bigint NOT NULL,
	"payouts" integer DEFAULT 0 NOT NULL,
	"debts" bigint NOT NULL,
	"paid_in" bigint NOT NULL,
	"credited" bigint NOT NULL,
	"claimed" bigint NOT NULL,
	"fund_earned" bigint NOT NULL,
	"fund_claimed" bigint NOT NULL,
	"last_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "total" (
	"wallet" text collate "C" NOT NULL,
	"pool" text collate "C" NOT NULL,
	"referral" bigint NOT NULL,
	"level" bigint NOT NULL,
	"lost" bigint NOT NULL,
	"claimed" bigint NOT NULL,
	"last_at" timestamp with time zone,
	CONSTRAINT "total_wallet_pool_pk" PRIMARY KEY("wallet","pool")
);
--> statement-breakpoint
CREATE TABLE "wallet" (
	"wallet" text collate "C" PRIMARY KEY NOT NULL,
	"sponsor" text collate "C",
	"block" bigint NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "staff_act" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"staff" text collate "C" NOT NULL,
	"act" text NOT NULL,
	"ticket_id" text,
	"member" text collate "C",
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incident" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"severity" text NOT NULL,
	"link" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"set_by" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "macro_version" (
	"macro_id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"status" text,
	"tags" text[] NOT NULL,
	"assignee" text,
	"is_retired" boolean NOT NULL,
	"by" text collate "C" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "macro_version_macro_id_version_pk" PRIMARY KEY("macro_id","version")
);
--> statement-breakpoint
CREATE TABLE "accepted_terms" (
	"wallet" text collate "C" NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "accepted_terms_wallet_version_pk" PRIMARY KEY("wallet","version")
);
--> statement-breakpoint
CREATE TABLE "direct_count" (
	"sponsor" text collate "C" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
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
	"registered_at" timestamp with time zone NOT NULL,
	"registered_block" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "member_id_unique" UNIQUE("id"),
	CONSTRAINT "member_wallet_unique" UNIQUE("wallet")
);
--> statement-breakpoint
CREATE TABLE "name_start" (
	"wallet" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	CONSTRAINT "name_start_wallet_key_pk" PRIMARY KEY("wallet","key")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"wallet" text collate "C" NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"facts" jsonb,
	"position" smallint,
	"ticket_id" text DEFAULT '' NOT NULL,
	"transaction" text DEFAULT '' NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"block" bigint
);
--> statement-breakpoint
CREATE TABLE "read_notice" (
	"wallet" text collate "C" NOT NULL,
	"transaction" text NOT NULL,
	"kind" text NOT NULL,
	"position" smallint,
	"block" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "held_reply" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"author" text collate "C" NOT NULL,
	"message" text NOT NULL,
	"attachments" text[] NOT NULL,
	"after" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"is_stopped" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_draft" (
	"ticket_id" text NOT NULL,
	"author" text collate "C" NOT NULL,
	"message" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reply_draft_ticket_id_author_pk" PRIMARY KEY("ticket_id","author")
);
--> statement-breakpoint
CREATE TABLE "enrolment" (
	"wallet" text collate "C" PRIMARY KEY NOT NULL,
	"sponsor" text collate "C" NOT NULL,
	"deadline" bigint NOT NULL,
	"signature" text NOT NULL,
	"reminded_at" timestamp with time zone,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lapsed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "place_question" (
	"asker" text collate "C" NOT NULL,
	"wallet" text collate "C" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "place_question_asker_wallet_pk" PRIMARY KEY("asker","wallet")
);
--> statement-breakpoint
CREATE TABLE "support_hours" (
	"version" integer PRIMARY KEY NOT NULL,
	"hours" jsonb NOT NULL,
	"set_by" text collate "C" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_measure" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"kind" text NOT NULL,
	"priority" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"took" bigint NOT NULL,
	"is_kept" boolean
);
--> statement-breakpoint
CREATE TABLE "staff_role_change" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"wallet" text collate "C" NOT NULL,
	"role" text NOT NULL,
	"is_granted" boolean NOT NULL,
	"by" text collate "C" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"wallet" text collate "C" NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text,
	"made" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_wallet_call_key_pk" PRIMARY KEY("wallet","call","key")
);
--> statement-breakpoint
CREATE TABLE "note_mention" (
	"note_id" text NOT NULL,
	"wallet" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "note_mention_note_id_wallet_pk" PRIMARY KEY("note_id","wallet")
);
--> statement-breakpoint
CREATE TABLE "ticket_help" (
	"ticket_id" text PRIMARY KEY NOT NULL,
	"offered" text[] NOT NULL,
	"opened" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_link" (
	"ticket_id" text NOT NULL,
	"other_id" text NOT NULL,
	"linked_by" text collate "C" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_link_ticket_id_other_id_pk" PRIMARY KEY("ticket_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_merge" (
	"ticket_id" text PRIMARY KEY NOT NULL,
	"into" text NOT NULL,
	"merged_by" text collate "C" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"merged" jsonb NOT NULL
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
CREATE TABLE "ticket_note" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"author" text collate "C" NOT NULL,
	"message" text NOT NULL,
	"attachments" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_text" (
	"ticket_id" text PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint DEFAULT nextval('ticket_number') NOT NULL,
	"wallet" text collate "C" NOT NULL,
	"subject" text NOT NULL,
	"status" text NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"change" bigserial NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"priority" smallint DEFAULT 1 NOT NULL,
	"assignee" text collate "C",
	"tags" text[] DEFAULT '{}' NOT NULL,
	"snoozed_until" timestamp with time zone,
	"merged_into" text,
	"split_from" text,
	"transaction" text,
	"mark_kind" text,
	"mark" text,
	"outcome" text,
	"waiting_since" timestamp with time zone,
	"waited" bigint DEFAULT 0 NOT NULL,
	"answered_at" timestamp with time zone,
	"reply_due_at" timestamp with time zone,
	"resolution_due_at" timestamp with time zone,
	"escalated_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"rating" text,
	"rated_at" timestamp with time zone,
	"rating_asked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stray_file" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"key" text PRIMARY KEY NOT NULL,
	"owner" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sent_size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_attached" boolean DEFAULT false NOT NULL,
	"is_photo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "act_reason_call" ADD CONSTRAINT "act_reason_call_reason_id_act_reason_id_fk" FOREIGN KEY ("reason_id") REFERENCES "public"."act_reason"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_reply" ADD CONSTRAINT "held_reply_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_draft" ADD CONSTRAINT "reply_draft_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mention" ADD CONSTRAINT "note_mention_note_id_ticket_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."ticket_note"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_help" ADD CONSTRAINT "ticket_help_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_link" ADD CONSTRAINT "ticket_link_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_link" ADD CONSTRAINT "ticket_link_other_id_ticket_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_merge" ADD CONSTRAINT "ticket_merge_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_message" ADD CONSTRAINT "ticket_message_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_note" ADD CONSTRAINT "ticket_note_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_text" ADD CONSTRAINT "ticket_text_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "act_reason_call_call_hash_index" ON "act_reason_call" USING btree ("call_hash");--> statement-breakpoint
CREATE INDEX "audit_entry_member_number_index" ON "audit_entry" USING btree ("member","number");--> statement-breakpoint
CREATE INDEX "audit_entry_ticket_id_number_index" ON "audit_entry" USING btree ("ticket_id","number");--> statement-breakpoint
CREATE INDEX "audit_entry_staff_number_index" ON "audit_entry" USING btree ("staff","number");--> statement-breakpoint
CREATE INDEX "session_wallet_index" ON "session" USING btree ("wallet");--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "signin_message_browser_index" ON "signin_message" USING btree ("browser");--> statement-breakpoint
CREATE INDEX "signin_message_expires_at_index" ON "signin_message" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "entry_wallet_block_log_index_leg_index" ON "entry" USING btree ("wallet","block","log_index","leg");--> statement-breakpoint
CREATE INDEX "operator_act_transaction_index" ON "operator_act" USING btree ("transaction");--> statement-breakpoint
CREATE UNIQUE INDEX "place_pool_index_index" ON "place" USING btree ("pool","index");--> statement-breakpoint
CREATE INDEX "place_pool_upline_index_index" ON "place" USING btree ("pool","upline","index");--> statement-breakpoint
CREATE INDEX "place_pool_block_index_index" ON "place" USING btree ("pool","block","index");--> statement-breakpoint
CREATE INDEX "wallet_block_index" ON "wallet" USING btree ("block");--> statement-breakpoint
CREATE INDEX "data_request_wallet_number_index" ON "data_request" USING btree ("wallet","number");--> statement-breakpoint
CREATE INDEX "data_request_file_until_index" ON "data_request" USING btree ("file_until") WHERE "data_request"."file" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "data_request_open" ON "data_request" USING btree ("wallet","kind") WHERE "data_request"."state" = 'open';--> statement-breakpoint
CREATE INDEX "staff_act_member_number_index" ON "staff_act" USING btree ("member","number");--> statement-breakpoint
CREATE INDEX "member_sponsor_number_index" ON "member" USING btree ("sponsor","number");--> statement-breakpoint
CREATE INDEX "member_sponsor_wallet_number_index" ON "member" USING btree ("sponsor","wallet","number");--> statement-breakpoint
CREATE INDEX "member_registered_block_index" ON "member" USING btree ("registered_block");--> statement-breakpoint
CREATE INDEX "member_id_start" ON "member" USING btree (("id" collate "C"));--> statement-breakpoint
CREATE INDEX "name_start_key_wallet_index" ON "name_start" USING btree ("key","wallet");--> statement-breakpoint
CREATE INDEX "notification_wallet_at_number_index" ON "notification" USING btree ("wallet","at","number");--> statement-breakpoint
CREATE INDEX "notification_at_index" ON "notification" USING btree ("at");--> statement-breakpoint
CREATE INDEX "read_notice_transaction_wallet_index" ON "read_notice" USING btree ("transaction","wallet");--> statement-breakpoint
CREATE INDEX "read_notice_block_index" ON "read_notice" USING btree ("block");--> statement-breakpoint
CREATE INDEX "held_reply_ticket_id_send_at_index" ON "held_reply" USING btree ("ticket_id","send_at");--> statement-breakpoint
CREATE INDEX "held_reply_send_at_index" ON "held_reply" USING btree ("send_at");--> statement-breakpoint
CREATE INDEX "enrolment_checked_at_index" ON "enrolment" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "ticket_measure_at_index" ON "ticket_measure" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ticket_measure_ticket_id_index" ON "ticket_measure" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "staff_role_change_wallet_role_number_index" ON "staff_role_change" USING btree ("wallet","role","number");--> statement-breakpoint
CREATE INDEX "idempotency_at_index" ON "idempotency" USING btree ("at");--> statement-breakpoint
CREATE INDEX "note_mention_wallet_note_id_index" ON "note_mention" USING btree ("wallet","note_id");--> statement-breakpoint
CREATE INDEX "ticket_link_other_id_index" ON "ticket_link" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "ticket_note_ticket_id_created_at_index" ON "ticket_note" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "ticket_text_words_index" ON "ticket_text" USING gin ("words");--> statement-breakpoint
CREATE INDEX "ticket_number_index" ON "ticket" USING btree ("number");--> statement-breakpoint
CREATE INDEX "ticket_assignee_change_index" ON "ticket" USING btree ("assignee","change") WHERE "ticket"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "ticket_priority_change_index" ON "ticket" USING btree ("priority","change") WHERE "ticket"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "ticket_mark_kind_change_index" ON "ticket" USING btree ("mark_kind","change") WHERE "ticket"."mark_kind" is not null;--> statement-breakpoint
CREATE INDEX "ticket_reply_due_at_change_index" ON "ticket" USING btree ("reply_due_at","change") WHERE "ticket"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "ticket_resolution_due_at_index" ON "ticket" USING btree ("resolution_due_at") WHERE "ticket"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "ticket_closed_at_index" ON "ticket" USING btree ("closed_at") WHERE "ticket"."rating" is null and "ticket"."rating_asked_at" is null;--> statement-breakpoint
CREATE INDEX "ticket_rated_at_index" ON "ticket" USING btree ("rated_at");--> statement-breakpoint
CREATE INDEX "ticket_created_at_index" ON "ticket" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ticket_tags_index" ON "ticket" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "ticket_snoozed_until_index" ON "ticket" USING btree ("snoozed_until") WHERE "ticket"."snoozed_until" is not null;--> statement-breakpoint
CREATE INDEX "ticket_merged_into_index" ON "ticket" USING btree ("merged_into") WHERE "ticket"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "ticket_split_from_index" ON "ticket" USING btree ("split_from") WHERE "ticket"."split_from" is not null;--> statement-breakpoint
CREATE INDEX "ticket_wallet_change_index" ON "ticket" USING btree ("wallet","change");--> statement-breakpoint
CREATE INDEX "ticket_wallet_status_change_index" ON "ticket" USING btree ("wallet","status","change");--> statement-breakpoint
CREATE INDEX "ticket_change_index" ON "ticket" USING btree ("change");--> statement-breakpoint
CREATE INDEX "ticket_status_change_index" ON "ticket" USING btree ("status","change");--> statement-breakpoint
CREATE INDEX "upload_created_at_index" ON "upload" USING btree ("created_at") WHERE not "is_attached" and not "is_photo";--> statement-breakpoint
CREATE INDEX "upload_owner_created_at_index" ON "upload" USING btree ("owner","created_at");--> statement-breakpoint
-- In the order of wallets, so that two statements that change several counts cannot wait for each other.
CREATE FUNCTION "count_directs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO direct_count (sponsor, count)
    SELECT sponsor, count(*) FROM came WHERE sponsor IS NOT NULL GROUP BY sponsor ORDER BY sponsor
    ON CONFLICT (sponsor) DO UPDATE SET count = direct_count.count + excluded.count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO direct_count (sponsor, count)
    SELECT sponsor, -count(*) FROM went WHERE sponsor IS NOT NULL GROUP BY sponsor ORDER BY sponsor
    ON CONFLICT (sponsor) DO UPDATE SET count = direct_count.count + excluded.count;
  ELSE
    INSERT INTO direct_count (sponsor, count)
    SELECT sponsor, sum(step) FROM (
      SELECT sponsor, 1 AS step FROM came UNION ALL SELECT sponsor, -1 FROM went
    ) change
    WHERE sponsor IS NOT NULL GROUP BY sponsor HAVING sum(step) <> 0 ORDER BY sponsor
    ON CONFLICT (sponsor) DO UPDATE SET count = direct_count.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "count_directs_on_insert" AFTER INSERT ON "member"
REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION "count_directs"();--> statement-breakpoint
CREATE TRIGGER "count_directs_on_update" AFTER UPDATE ON "member"
REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION "count_directs"();--> statement-breakpoint
CREATE TRIGGER "count_directs_on_delete" AFTER DELETE ON "member"
REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION "count_directs"();--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'What stands in % stays as it was written.', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "staff_act_stays" BEFORE UPDATE OR DELETE OR TRUNCATE ON "staff_act" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- A process of the release before changes names and knows no keys: those of the old name go, and the next start of a
-- server writes the new ones.
CREATE FUNCTION "forget_name_keys"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM name_start WHERE wallet = NEW.wallet;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "forget_name_keys_on_update" AFTER UPDATE OF "name" ON "member"
FOR EACH ROW WHEN (OLD."name" IS DISTINCT FROM NEW."name") EXECUTE FUNCTION "forget_name_keys"();--> statement-breakpoint
CREATE FUNCTION "seal_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	last record;
BEGIN
	-- One after the other: a transaction that waited here sees what the other has written.
	PERFORM pg_advisory_xact_lock(7301003);
	SELECT "number", "hash" INTO last FROM "audit_entry" ORDER BY "number" DESC LIMIT 1;
	NEW."number" := coalesce(last."number", 0) + 1;
	NEW."previous" := coalesce(last."hash", repeat('0', 64));
	NEW."at" := date_trunc('milliseconds', NEW."at");
	NEW."hash" := encode(sha256(convert_to(array_to_string(ARRAY[
		NEW."number"::text,
		round(extract(epoch FROM NEW."at") * 1000)::bigint::text,
		NEW."staff",
		NEW."act",
		coalesce(NEW."ticket_id", ''),
		coalesce(NEW."member", ''),
		NEW."details",
		NEW."previous"
	], E'\n'), 'UTF8')), 'hex');
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entry_sealed" BEFORE INSERT ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION "seal_audit"();--> statement-breakpoint
CREATE TRIGGER "audit_entry_stays" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entry" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "staff_role_change_stays" BEFORE UPDATE OR DELETE OR TRUNCATE ON "staff_role_change" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE FUNCTION "feed_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "audit_entry" ("at", "staff", "act", "ticket_id", "member", "details")
		VALUES (NEW."at", NEW."staff", NEW."act", NEW."ticket_id", NEW."member", '{}');
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "staff_act_feeds" AFTER INSERT ON "staff_act" FOR EACH ROW EXECUTE FUNCTION "feed_audit"();--> statement-breakpoint
CREATE TRIGGER "macro_version_stays" BEFORE UPDATE OR DELETE OR TRUNCATE ON "macro_version" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "support_hours_stays" BEFORE UPDATE OR DELETE OR TRUNCATE ON "support_hours" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE FUNCTION "write_ticket_text"("named" text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	one text;
BEGIN
	FOREACH one IN ARRAY "named" LOOP
		BEGIN
			INSERT INTO "ticket_text" ("ticket_id", "words")
				SELECT "id", strip(to_tsvector('simple', concat_ws(' ', "subject",
					(SELECT string_agg("message", ' ') FROM "ticket_message" WHERE "ticket_id" = one),
					(SELECT string_agg("message", ' ') FROM "ticket_note" WHERE "ticket_id" = one))))
				FROM "ticket" WHERE "id" = one
				ON CONFLICT ("ticket_id") DO UPDATE SET "words" = excluded."words";
		EXCEPTION WHEN program_limit_exceeded THEN
			-- More words than the type holds: what was found before still is.
			NULL;
		END;
	END LOOP;
END
$$;--> statement-breakpoint
CREATE FUNCTION "begin_ticket_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "write_ticket_text"(ARRAY[NEW."id"]);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "add_ticket_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "ticket_text" SET "words" = "ticket_text"."words" || "added"."words"
		FROM (
			SELECT "ticket_id", strip(to_tsvector('simple', string_agg("message", ' '))) AS "words"
			FROM "came" GROUP BY "ticket_id"
		) AS "added" WHERE "ticket_text"."ticket_id" = "added"."ticket_id";
	RETURN NULL;
EXCEPTION WHEN program_limit_exceeded THEN
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "change_ticket_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "write_ticket_text"(ARRAY(
		SELECT DISTINCT unnest(ARRAY["went"."ticket_id", "came"."ticket_id"]) FROM "went" JOIN "came" USING ("id")
		WHERE "went"."message" <> "came"."message" OR "went"."ticket_id" <> "came"."ticket_id"));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "drop_ticket_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "write_ticket_text"(ARRAY(SELECT DISTINCT "ticket_id" FROM "went"));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "ticket_text_on_insert" AFTER INSERT ON "ticket" FOR EACH ROW EXECUTE FUNCTION "begin_ticket_text"();--> statement-breakpoint
CREATE TRIGGER "ticket_text_on_update" AFTER UPDATE OF "subject" ON "ticket" FOR EACH ROW WHEN (OLD."subject" <> NEW."subject") EXECUTE FUNCTION "begin_ticket_text"();--> statement-breakpoint
CREATE TRIGGER "ticket_text_on_insert" AFTER INSERT ON "ticket_message" REFERENCING NEW TABLE AS "came" FOR EACH STATEMENT EXECUTE FUNCTION "add_ticket_text"();--> statement-breakpoint
CREATE TRIGGER "ticket_text_on_update" AFTER UPDATE ON "ticket_message" REFERENCING OLD TABLE AS "went" NEW TABLE AS "came" FOR EACH STATEMENT EXECUTE FUNCTION "change_ticket_text"();--> statement-breakpoint
CREATE TRIGGER "ticket_text_on_delete" AFTER DELETE ON "ticket_message" REFERENCING OLD TABLE AS "went" FOR EACH STATEMENT EXECUTE FUNCTION "drop_ticket_text"();--> statement-breakpoint
CREATE TRIGGER "ticket_text_on_insert" AFTER INSERT ON "ticket_note" REFERENCING NEW TABLE AS "came" FOR EACH STATEMENT EXECUTE FUNCTION "add_ticket_text"();--> statement-breakpoint
CREATE TRIGGER "ticket_text_on_update" AFTER UPDATE ON "ticket_note" REFERENCING OLD TABLE AS "went" NEW TABLE AS "came" FOR EACH STATEMENT EXECUTE FUNCTION "change_ticket_text"();--> statement-breakpoint
CREATE TRIGGER "ticket_text_on_delete" AFTER DELETE ON "ticket_note" REFERENCING OLD TABLE AS "went" FOR EACH STATEMENT EXECUTE FUNCTION "drop_ticket_text"();
