CREATE TABLE "accepted_terms" (
	"wallet" text collate "C" NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "accepted_terms_wallet_version_pk" PRIMARY KEY("wallet","version")
);
--> statement-breakpoint
INSERT INTO "accepted_terms" ("wallet", "version", "at")
	SELECT "wallet", "terms_version", "registered_at" FROM "member" WHERE "terms_version" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "member" DROP COLUMN "terms_version";