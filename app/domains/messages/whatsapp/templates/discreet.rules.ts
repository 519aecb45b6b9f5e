import { invalidField } from '#platform/errors.ts'

/** Stems of what could say that somebody grows, or is a patient. The site's own name is not among them. */
const telling =
  /\b(cultiv\w*|plant(a|as|ar|ou|io|ios|ando|inha|inhas)|mudas?|maconh\w*|cannab\w*|canab\w*|colh(er|eu|eita|eitas|endo)|flora(cao|da|ndo)|vegetativ\w*|estufas?|sementes?|germina\w*|ganja|thc|cbd|grow(s|ing|room|box)?|tricomas?|buds?|habeas|hc|pacientes?|laudos?|prescri\w*|medicinal|medicinais|remedios?|ervas?)\b/i

/** Accents are no way around. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** The word in a text that could say so; undefined when it says nothing of the kind. */
export const tellingWord = (text: string) => plain(text).match(telling)?.[0]

/** What leaves the site is read on locked screens and by who looks over a shoulder. @throws invalid beside the field. */
export function demandDiscreet(field: string, text: string) {
  const word = tellingWord(text)
  if (word)
    throw invalidField(
      field,
      `A mensagem não pode dar a entender que alguém cultiva ou se trata. Troque a palavra '${word}'.`,
    )
}
