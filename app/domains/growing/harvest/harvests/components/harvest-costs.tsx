import { terms } from '#domains/garden/calculators/term.words.ts'
import { HowItWorks } from '#domains/garden/calculators/ui.ts'
import { formatMoney } from '#shared/money.ts'
import { formatMeasure, formatTyped, plural } from '#shared/numbers.ts'
import { Help } from '#ui/components/help.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import type { HarvestReport } from '../harvests.schemas.ts'
import { originWords } from './energy.words.ts'

type Costs = NonNullable<HarvestReport['costs']>

const how = {
  formula: [
    'energia = kWh desta planta × tarifa',
    'insumo = dose × litros da rega × preço ÷ conteúdo do frasco ou pacote',
    ...terms.per_gram.formula,
  ],
  words: [
    'Os preços são os dos seus equipamentos, e só você vê esta parte. O que não dá para calcular fica fora da soma e aparece na lista.',
    'Vaso, substrato, água e equipamento não entram: duram mais que uma planta, ou não têm uso anotado.',
  ],
  source: terms.per_gram.source,
}

const reasons: Record<Costs['left_out'][number]['why'], string> = {
  'sem-preco': 'está sem preço ou não é um dos seus equipamentos',
  'sem-conteudo': 'falta informar quanto vem no frasco ou pacote',
  'sem-volume': 'falta o volume da rega',
}

const money = (centavos: number | null, unknown: string) =>
  centavos === null ? unknown : formatMoney(Math.round(centavos))

/** Costs, visible to the owner only. */
export function HarvestCosts({ costs, harvested }: { costs: Costs; harvested: HarvestReport['yield'] }) {
  const { energy, used, left_out, inputs, total, per_gram, tariff, tariff_from } = costs
  const { grams } = harvested
  return (
    <section aria-labelledby="custos" className="space-y-4">
      <div>
        <h2 id="custos" className="text-xl">
          Custos
        </h2>
        <p className="flex items-center gap-1.5 text-sm text-muted">
          <Icon name="lock" size={16} /> Só você vê
        </p>
      </div>
      <Stats>
        <Stat
          label="Por grama"
          help={<Help term={terms.per_gram} />}
          value={money(per_gram, 'sem dados')}
          hint={per_gram !== null && 'estimado'}
        />
        <Stat
          label={harvested.kwh_from === 'lampadas' ? 'Luz' : 'Energia'}
          value={money(energy, 'sem dados')}
          hint={tariff === null ? 'escreva a tarifa' : energy !== null && originWords(harvested)}
        />
        <Stat label="Insumos" value={money(inputs, '')} hint={left_out.length ? 'parte ficou de fora' : undefined} />
        <Stat label="Total" value={money(total, 'sem dados')} />
      </Stats>
      {tariff !== null && tariff_from === 'robo' && (
        <p className="text-muted">Tarifa do robô: R$ {formatTyped(tariff)} por kWh.</p>
      )}
      {grams === null && <p className="text-muted">Anote o peso seco ou o curado para ver o custo por grama.</p>}
      {used.length > 0 && (
        <ul className="space-y-1">
          {used.map(({ name, used: amount, unit, centavos }) => (
            <li key={`${name} ${unit}`} className="flex justify-between gap-3">
              <span className="min-w-0 break-words">
                {name} <span className="text-muted">{formatMeasure(amount, unit)}</span>
              </span>
              <span className="figures">{money(centavos, '')}</span>
            </li>
          ))}
        </ul>
      )}
      {left_out.length > 0 && (
        <div className="text-sm text-muted">
          <p className="font-semibold">Ficou de fora</p>
          <ul className="list-disc ps-5">
            {left_out.map(({ name, why, doses }) => (
              <li key={`${name} ${why}`}>
                {name}, {plural(doses, 'dose', 'doses')}: {reasons[why]}.
              </li>
            ))}
          </ul>
        </div>
      )}
      <HowItWorks how={how} working={[]} />
    </section>
  )
}
