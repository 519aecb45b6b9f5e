-- The book is kept by the database itself: what is written stays, and every transfer adds up to zero.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER ledger_transfers_append_only BEFORE UPDATE OR DELETE ON ledger_transfers
	FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
	FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_transfers_never_emptied BEFORE TRUNCATE ON ledger_transfers
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_never_emptied BEFORE TRUNCATE ON ledger_entries
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- At commit, when all lines are there. A transfer without lines moved nothing and is refused as well.
CREATE FUNCTION demand_balanced_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	transfer uuid := CASE TG_TABLE_NAME WHEN 'ledger_transfers' THEN (to_jsonb(NEW)->>'id')::uuid
		ELSE (to_jsonb(NEW)->>'transfer_id')::uuid END;
	lines integer;
	total bigint;
BEGIN
	SELECT count(*), coalesce(sum(amount), 0) INTO lines, total FROM ledger_entries WHERE transfer_id = transfer;
	IF lines < 2 OR total <> 0 THEN
		RAISE EXCEPTION 'transfer % has % lines that add up to %', transfer, lines, total
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transfers_balanced';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transfers_balanced AFTER INSERT ON ledger_transfers
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION demand_balanced_transfer();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION demand_balanced_transfer();
