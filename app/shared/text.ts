/** Lower case without accents: 'Ação' and 'acao' match. */
export const searchable = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** The words of what was typed, each once; of three letters at least. */
export const typedWords = (search: string) => [...new Set(search.match(/[\p{L}\p{N}]{3,}/gu)?.map(searchable))]

/** 'Flor de Maracujá!' → 'flor-de-maracuja'. May be empty. */
export const slugify = (text: string) =>
  searchable(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')

/** LIKE pattern for `contains` and `matches`: a substring, with wildcards escaped (fullwidth ones too). */
export const likePattern = (search: string) => `%${searchable(search).replace(/[%_\\％＿＼]/g, '\\$&')}%`
