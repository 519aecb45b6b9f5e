import type { Term } from '#ui/components/help.tsx'

/** What the metrics of charts and tables mean; the calculators say the same formulas and sources. */
export const terms = {
  vpd: {
    name: 'VPD',
    says: 'Quanto o ar puxa de água da folha. Baixo demais ela quase não bebe, alto demais fecha os poros.',
    formula: ['es(T) = 0,6108 × e^(17,27 × T / (T + 237,3))', 'VPD = es(T_ar + o) − es(T_ar) × UR / 100'],
    source: 'Tetens, como na FAO-56 (Allen e outros, 1998), equação 11.',
  },
  dli: {
    name: 'DLI',
    says: 'A luz que chega à copa em um dia inteiro, somada.',
    formula: ['DLI = PPFD × horas × 0,0036', 'PPFD = DLI / (horas × 0,0036)'],
    source: 'a definição das duas grandezas.',
  },
  ppfd: {
    name: 'PPFD',
    says: 'A luz que serve à fotossíntese e chega à copa a cada segundo, em um metro quadrado.',
    formula: ['PPFD = µmol de fótons de 400 a 700 nm ÷ (m² × s)'],
    source: 'a definição da grandeza.',
  },
  ec: {
    name: 'EC',
    says: 'Quanto sal há na água, medido pela corrente que ela conduz.',
    formula: ['EC (mS/cm) = leitura / escala', 'ppm = EC (mS/cm) × 500, 640 ou 700'],
    source: 'tabelas dos fabricantes Hanna, Eutech e Truncheon, reunidas por blueplanetnutrients.com.',
  },
  per_gram: {
    name: 'R$/g',
    says: 'Quanto custou cada grama, pelo que dá para calcular de energia e insumos.',
    formula: ['R$/g = (energia + insumos) ÷ gramas'],
    source: 'suas doses e seus preços; a tarifa é a da sua conta (total da conta ÷ kWh).',
  },
  per_kwh: {
    name: 'g/kWh',
    says: 'Quanto ela rendeu pela energia que gastou.',
    formula: ['g/kWh = gramas ÷ kWh desta planta'],
    source: 'as definições das unidades. Peso medido; luz e partes, estimadas.',
  },
} satisfies Record<string, Term>
