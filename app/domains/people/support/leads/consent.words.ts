/**
 * What somebody agreed to, word by word, by version: a version that was shown once is never edited, a new one is added. The
 * last is the one that forms show.
 */
const consents = [
  'Quero que a equipe me escreva sobre o assunto desta página, por e-mail ou pelo telefone que deixei. Meus dados servem só para isso, e posso pedir que apaguem quando quiser.',
] as const

export const CONSENT = consents.length

export const consentWords = (version: number): string | undefined => consents[version - 1]
