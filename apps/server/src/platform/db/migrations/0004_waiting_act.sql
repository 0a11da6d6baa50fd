CREATE TABLE "waiting_act" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"fingerprint" text collate "C" NOT NULL,
	"act" text NOT NULL,
	"values" jsonb NOT NULL,
	"actor" text collate "C" NOT NULL,
	"nonce" bigint,
	"calls" jsonb NOT NULL,
	"staff" text collate "C" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_act_fingerprint_unique" UNIQUE("fingerprint")
);
