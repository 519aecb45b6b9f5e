import { searchable } from '#shared/text.ts'

/** Words of a question that say nothing of what it is about. */
const empty = new Set(
  'como que qual quais para por com sem uma uns das dos nas nos meu minha meus minhas voce sua seu esse essa isso este esta fazer faco posso quero preciso tem ter ser estou quando onde porque muito mais ainda sobre'.split(
    ' ',
  ),
)

/** As people write it; the texts say 'e-mail'. */
const mail = /\b[ei]-?m[ae]i[lo]s?\b/g

/** What was typed, as words that can be compared: of three letters at least, without accents, each once, ten at most. */
export function askedWords(search: string): string[] {
  const words =
    searchable(search)
      .replace(mail, 'mail')
      .match(/[a-z0-9]{3,}/g) ?? []
  const telling = words.filter((word) => !empty.has(word))
  return [...new Set(telling.length ? telling : words)].slice(0, 10)
}
