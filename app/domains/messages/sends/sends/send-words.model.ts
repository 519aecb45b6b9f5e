import { gapsOf } from '#domains/messages/whatsapp/templates/filled.model.ts'

/** What is wrong with a send's own words, beside the text that they belong to. */
export function wrongWords(body: string, text: string): string | undefined {
  const has = gapsOf(body).includes(2)
  if (has && !text) return 'Este texto tem um {{2}}: escreva as palavras deste envio.'
  if (!has && text) return 'Este texto não tem {{2}}: as palavras não apareceriam. Deixe em branco.'
  return undefined
}
