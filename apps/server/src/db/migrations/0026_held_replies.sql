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
ALTER TABLE "held_reply" ADD CONSTRAINT "held_reply_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_draft" ADD CONSTRAINT "reply_draft_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_reply_ticket_id_send_at_index" ON "held_reply" USING btree ("ticket_id","send_at");--> statement-breakpoint
CREATE INDEX "held_reply_send_at_index" ON "held_reply" USING btree ("send_at");