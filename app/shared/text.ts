/** Lower case without accents: 'Ação' and 'acao' match. */
export const searchable = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** 'Flor de Maracujá!' → 'flor-de-maracuja'. May be empty. */
export const slugify = (text: string) =>
  searchable(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')

/** LIKE pattern for `contains` and `matches`: a substring, with wildcards escaped (fullwidth ones too). */
export const likePattern = (search: string) => `%${searchable(search).replace(/[%_\\％＿＼]/g, '\\$&')}%`
