-- Portuguese words without accents, by their stems: 'podando' finds 'poda'. Posts are kept and asked for with it.
CREATE TEXT SEARCH CONFIGURATION grower (COPY = pg_catalog.portuguese);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION grower
	ALTER MAPPING FOR hword, hword_part, word WITH unaccent, portuguese_stem;--> statement-breakpoint
-- 'florações' as 'floração', which the stemmer no longer knows for the same word once their accents are gone.
CREATE FUNCTION plain_plurals(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN regexp_replace(words, '[õo]es\M', 'ao', 'gi');--> statement-breakpoint
-- Loads the library, without which its settings are unknown.
SELECT show_limit();--> statement-breakpoint
-- The names of a table that are like these words, small typos forgiven: 'girrilla' finds 'Gorilla'. The usual threshold
-- (0.6) is too strict for that, and a function is what can have one of its own and still use the trigram index.
CREATE FUNCTION similar_names(things regclass, named text, words text) RETURNS TABLE (id integer, likeness real)
	LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 200
	SET pg_trgm.word_similarity_threshold = 0.44
AS $$
BEGIN
	RETURN QUERY EXECUTE format('select id, word_similarity($1, %2$s) from %1$s where $1 <%% %2$s', things, named) USING words;
END
$$;
