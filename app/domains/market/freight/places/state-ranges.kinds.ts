import type { Uf } from '#shared/brazil.ts'

export type CepRange = readonly [from: string, to: string]

/**
 * The CEPs of each state, as the Correios publish them ('Faixa de CEP', buscacepinter.correios.com.br, seen 2026-11). Three
 * states have two ranges. From 78900-000 to 78999-999 nothing is given out any more.
 */
export const stateRanges: Record<Uf, readonly CepRange[]> = {
  SP: [['01000000', '19999999']],
  RJ: [['20000000', '28999999']],
  ES: [['29000000', '29999999']],
  MG: [['30000000', '39999999']],
  BA: [['40000000', '48999999']],
  SE: [['49000000', '49999999']],
  PE: [['50000000', '56999999']],
  AL: [['57000000', '57999999']],
  PB: [['58000000', '58999999']],
  RN: [['59000000', '59999999']],
  CE: [['60000000', '63999999']],
  PI: [['64000000', '64999999']],
  MA: [['65000000', '65999999']],
  PA: [['66000000', '68899999']],
  AP: [['68900000', '68999999']],
  AM: [
    ['69000000', '69299999'],
    ['69400000', '69899999'],
  ],
  RR: [['69300000', '69399999']],
  AC: [['69900000', '69999999']],
  DF: [
    ['70000000', '72799999'],
    ['73000000', '73699999'],
  ],
  GO: [
    ['72800000', '72999999'],
    ['73700000', '76799999'],
  ],
  RO: [['76800000', '76999999']],
  TO: [['77000000', '77999999']],
  MT: [['78000000', '78899999']],
  MS: [['79000000', '79999999']],
  PR: [['80000000', '87999999']],
  SC: [['88000000', '89999999']],
  RS: [['90000000', '99999999']],
}

export const allOfBrazil: CepRange = ['01000000', '99999999']

export const regions = ['norte', 'nordeste', 'centro_oeste', 'sudeste', 'sul'] as const
export type Region = (typeof regions)[number]

/** The five regions of the IBGE. */
export const regionStates: Record<Region, { name: string; ufs: readonly Uf[] }> = {
  norte: { name: 'Norte', ufs: ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'] },
  nordeste: { name: 'Nordeste', ufs: ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'] },
  centro_oeste: { name: 'Centro-Oeste', ufs: ['DF', 'GO', 'MS', 'MT'] },
  sudeste: { name: 'Sudeste', ufs: ['ES', 'MG', 'RJ', 'SP'] },
  sul: { name: 'Sul', ufs: ['PR', 'RS', 'SC'] },
}
