CREATE TABLE "applied_terms" (
	"pool" text collate "C" NOT NULL,
	"block" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"fee" bigint NOT NULL,
	CONSTRAINT "applied_terms_pool_block_log_index_pk" PRIMARY KEY("pool","block","log_index")
);
