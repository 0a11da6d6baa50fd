CREATE TABLE "note_mention" (
	"note_id" text NOT NULL,
	"wallet" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "note_mention_note_id_wallet_pk" PRIMARY KEY("note_id","wallet")
);
--> statement-breakpoint
ALTER TABLE "note_mention" ADD CONSTRAINT "note_mention_note_id_ticket_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."ticket_note"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_mention_wallet_note_id_index" ON "note_mention" USING btree ("wallet","note_id");