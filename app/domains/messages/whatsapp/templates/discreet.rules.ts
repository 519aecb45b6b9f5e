import { invalidField } from '#platform/errors.ts'

/** Stems of what could say that somebody grows, or is a patient. The site's own name is not among them, nor are words as 'cura'. */
const telling = new RegExp(
  `\\b(${[
    'cultiv\\w*|plant(a|as|ar|ou|io|ios|ando|inha|inhas)|mudas?|colh(er|eu|eita|eitas|endo)|flora(cao|da|ndo)|vegetativ\\w*',
    'estufas?|sementes?|germina\\w*|tricomas?|buds?|grow(s|ing|room|box|ers)?|autoflor\\w*|substratos?|fertilizantes?',
    'reg(a|ar|as|ue|uei|ou)|podas?|podar|ganzas?|ervas?|maconh\\w*|cann?ab\\w*|canham\\w*|hemp|mari[jh]uan\\w*|ganja|weed',
    'haxixes?|skunks?|baseados?(?! (em|n[oa]s?|num|numa|nisto|nisso|nele|nela)\\b)|beck|prensados?|dichav\\w*|sativas?|thc|cbd',
    'tetra-?hidro-?cana\\w*|habeas|hc|pacientes?|laudos?|prescri\\w*|medicinal|medicinais|remedios?|comunidade ?360',
  ].join('|')})\\b`,
)

/** Letters of other alphabets, and what they look like. */
const theirs = 'аеосрхуіјѕԁһвкмнтпгАВЕКМНОРСТУХІЈЅαβεικνορτυχγωμηΑΒΕΖΗΙΚΜΝΟΡΤΥΧɡɑı'
const ours = 'aeocpxyijsdhbkmhtnrABEKMHOPCTYXIJSabeikvoptuxywunABEZHIKMNOPTYXgai'

/** As it is read: accents, invisible signs, full width and letters of other alphabets are no way around. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[^\0-\x7f]/g, (letter) => ours[theirs.indexOf(letter)] ?? letter)
    .toLowerCase()
    .replace(/\s+/g, ' ')

/** The same where letters stand one by one, and ciphers for letters: 'm a c 0 n h a'. */
const joined = (text: string) =>
  text
    .replace(/\b(\w)[ .*_-]+(?=\w\b)/g, '$1')
    .replace(/(?<=[a-z])[0134](?=[a-z])/g, (cipher) => ({ 0: 'o', 1: 'i', 3: 'e', 4: 'a' })[cipher] ?? cipher)

/** The word in a text that could say so; undefined when it says nothing of the kind. */
export function tellingWord(text: string) {
  const read = plain(text)
  return (read.match(telling) ?? joined(read).match(telling))?.[0]
}

/** What leaves the site is read on locked screens and by who looks over a shoulder. @throws invalid beside the field. */
export function demandDiscreet(field: string, text: string) {
  const word = tellingWord(text)
  if (word)
    throw invalidField(
      field,
      `A mensagem não pode dar a entender que alguém cultiva ou se trata. Troque a palavra '${word}'.`,
    )
}
