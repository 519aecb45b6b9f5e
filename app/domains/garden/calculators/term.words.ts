import { ownValue } from '#shared/own-value.ts'
import type { Term } from '#ui/components/help.tsx'

/** What the metrics of charts and tables mean; the calculators say the same formulas and sources. */
export const terms = {
  vpd: {
    name: 'VPD',
    says: 'Quanto o ar puxa de água da folha. Baixo demais ela quase não bebe, alto demais fecha os poros.',
    formula: ['es(T) = 0,6108 × e^(17,27 × T / (T + 237,3))', 'VPD = es(T_ar + o) − es(T_ar) × UR / 100'],
    letters: [
      'es: pressão do vapor saturado, em kPa',
      'T: temperatura, em °C; T_ar: a do ar',
      'o: folha menos ar, em °C; negativo se ela está mais fria',
      'UR: umidade relativa do ar, em %',
      'e: 2,718, a base do logaritmo natural',
    ],
    advice: {
      low: 'Baixe a umidade ou suba a temperatura.',
      high: 'Suba a umidade ou baixe a temperatura.',
    },
    source: 'Tetens, como na FAO-56 (Allen e outros, 1998), equação 11.',
  },
  dli: {
    name: 'DLI',
    says: 'A luz que chega à copa em um dia inteiro, somada.',
    formula: ['DLI = PPFD × horas × 0,0036', 'PPFD = DLI / (horas × 0,0036)'],
    letters: [
      'DLI: luz do dia, em mol/m²/dia',
      'PPFD: luz por segundo, em µmol/m²/s',
      'horas: com a luz acesa, por dia',
      '0,0036: 3.600 segundos por hora ÷ 1.000.000 µmol por mol',
    ],
    source: 'a definição das duas grandezas.',
  },
  ppfd: {
    name: 'PPFD',
    says: 'A luz que serve à fotossíntese e chega à copa a cada segundo, em um metro quadrado.',
    formula: ['PPFD = µmol de fótons de 400 a 700 nm ÷ (m² × s)'],
    letters: ['µmol: um milionésimo de mol de fótons', 'nm: comprimento de onda', 'm²: área da copa', 's: segundo'],
    advice: { low: 'Aproxime a luz ou aumente a potência.', high: 'Afaste a luz ou baixe a potência.' },
    source: 'a definição da grandeza.',
  },
  ec: {
    name: 'EC',
    says: 'Quanto sal há na água, medido pela corrente que ela conduz.',
    formula: ['EC (mS/cm) = leitura / escala', 'ppm = EC (mS/cm) × 500, 640 ou 700'],
    letters: [
      'EC: condutividade elétrica, em milisiemens por centímetro',
      'leitura: os ppm que o medidor mostra',
      'escala: 500 (Hanna), 640 (Eutech) ou 700 (Truncheon)',
    ],
    advice: { low: 'Aumente a dose aos poucos.', high: 'Junte água sem adubo.' },
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

/** Of a sensor or a metric by its key; undefined where the word explains itself. */
export const termOf = (key: string): Term | undefined => ownValue<Term>(terms, key)

/** Where a value lies, as the page beside it judges it: 'alta para flora média (1,1 a 1,35)'. */
export type Own = { lies: 'low' | 'within' | 'high' | null; words: string }

/** 'A sua: 1,69 kPa, alta para flora média (1,1 a 1,35). Suba a umidade ou baixe a temperatura.' */
export function ownInWords({ advice }: Term, value: string, own?: Own | null): string {
  const lies = own?.lies
  const advised = lies === 'low' || lies === 'high' ? advice?.[lies] : null
  return [`A sua: ${[value, own?.words].filter(Boolean).join(', ')}.`, advised].filter(Boolean).join(' ')
}
