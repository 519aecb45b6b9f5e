import type { ReportCategory } from './category.kinds.ts'

export const categoryNames: Record<ReportCategory, string> = {
  spam: 'Spam',
  odio: 'Ódio',
  assedio: 'Assédio',
  venda_proibida: 'Venda proibida',
  menor_de_idade: 'Menor de idade',
  dado_pessoal: 'Dado pessoal',
  violencia: 'Violência',
  outra: 'Outra coisa',
}

/** What each rule is about, in a line. */
export const categoryTexts: Record<ReportCategory, string> = {
  spam: 'Propaganda, golpe ou texto repetido',
  odio: 'Ataca alguém pelo que a pessoa é',
  assedio: 'Persegue, humilha ou ameaça',
  venda_proibida: 'Vende planta, semente ou derivado',
  menor_de_idade: 'Criança ou adolescente na conta ou na foto',
  dado_pessoal: 'Mostra endereço, documento ou rosto de alguém',
  violencia: 'Mostra ou incentiva violência',
  outra: 'Conte com as suas palavras',
}
