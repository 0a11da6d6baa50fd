CREATE TABLE "enrolment" (
	"wallet" text collate "C" PRIMARY KEY NOT NULL,
	"sponsor" text collate "C" NOT NULL,
	"deadline" bigint NOT NULL,
	"signature" text NOT NULL,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "place_question" (
	"asker" text collate "C" NOT NULL,
	"wallet" text collate "C" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "place_question_asker_wallet_pk" PRIMARY KEY("asker","wallet")
);
