import { expect, test } from 'vitest'
import { allOf } from './all-of.ts'

test('a filter that narrows nothing agrees with its label', () => {
  for (const label of ['Situação', 'Pesquisa', 'Versão', 'Origem', 'Página', 'Modalidade', 'Loja do anúncio', 'Tag'])
    expect([label, allOf(label)]).toEqual([label, 'Todas'])
  for (const label of ['Modelo', 'Tipo', 'Responsável', 'Para quem', 'O que fez', 'Espera por', 'Precisa de atenção'])
    expect([label, allOf(label)]).toEqual([label, 'Todos'])
})
