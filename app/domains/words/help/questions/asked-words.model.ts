import { searchable } from '#shared/text.ts'

/** Words of a question that say nothing of what it is about. */
const empty = new Set(
  'como que qual quais para pra por com nao sem uma uns das dos nas nos meu minha meus minhas voce sua seu esse essa isso este esta fazer faco faso posso quero preciso tem ter ser estou quando quanto quanta quantos quantas onde porque muito mais ainda sobre'.split(
    ' ',
  ),
)

/** As people write it; the texts say 'e-mail'. */
const mail = /\b[ei]-?m[ae]i[lo]s?\b/g

/** As people hear words; the texts have what the rules of spelling make of it: 'plamta' planta, 'manxa' mancha, 'foia' folha. */
const heard: [RegExp, string][] = [
  [/\Bn(?=[bp])/g, 'm'],
  [/\Bm(?=[cdfgjlqrstvxz])/g, 'n'],
  [/(?<=[aiou]n)x|(?<=\bbi)x/g, 'ch'],
  [/(?<=[ae]i|ou)ch/g, 'x'],
  [/\bfol?i(?=as?\b)/g, 'folh'],
]

/** What was typed, as words that can be compared: of three letters at least, without accents, each once, ten at most. */
export function askedWords(search: string): string[] {
  const words =
    heard
      .reduce((words, [as, meant]) => words.replace(as, meant), searchable(search).replace(mail, 'mail'))
      .match(/[a-z0-9]{3,}/g) ?? []
  const telling = words.filter((word) => !empty.has(word))
  return [...new Set(telling.length ? telling : words)].slice(0, 10)
}
