/** Small letters without accents: 'Ação' and 'acao' find each other. */
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

/** For `contains` and `matches`: the words anywhere; what is typed as a wildcard, however wide, is a letter. */
export const likePattern = (search: string) => `%${searchable(search).replace(/[%_\\％＿＼]/g, '\\$&')}%`
