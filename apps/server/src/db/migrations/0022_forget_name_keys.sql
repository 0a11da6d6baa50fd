-- A process of the release before changes names and knows no keys: those of the old name go, and the next start of a
-- server writes the new ones.
CREATE FUNCTION "forget_name_keys"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM name_start WHERE wallet = NEW.wallet;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "forget_name_keys_on_update" AFTER UPDATE OF "name" ON "member"
FOR EACH ROW WHEN (OLD."name" IS DISTINCT FROM NEW."name") EXECUTE FUNCTION "forget_name_keys"();
