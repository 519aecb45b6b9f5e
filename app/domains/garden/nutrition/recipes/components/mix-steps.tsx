import { terms } from '#domains/garden/calculators/term.words.ts'
import { HowItWorks } from '#domains/garden/calculators/ui.ts'
import { formatMoney } from '#shared/money.ts'
import { formatTyped } from '#shared/numbers.ts'
import { Help } from '#ui/components/help.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import { mixPartOf } from '../../products/nutrient.kinds.ts'
import { costWords, ecWords, ownEc, portionWords, unknownWords } from '../recipe.words.ts'
import type { Recipe } from '../recipes.schemas.ts'

const how = {
  formula: [
    'porção = dose por litro × litros do tanque',
    'EC esperada = EC da água + Σ (dose × EC que 1 ml/L ou 1 g/L soma)',
    'custo por litro = Σ (dose × preço ÷ conteúdo da embalagem)',
  ],
  words: [
    'A EC é estimada: em soluções tão diluídas, o que cada produto soma se junta ao da água. Ajuste de pH e sais que reagem entre si ficam de fora, e por isso a medida vale mais.',
    'A ordem evita que o cálcio se prenda ao silicato ou aos sulfatos concentrados: um produto por vez, mexendo antes do próximo.',
  ],
  source:
    'Purdue HO-286-W (a EC do adubo é a da solução menos a da água); ordem: ntro.it.com e smarthydrolab.com, guias de mistura.',
}

/** The steps of the mix for a tank, and what comes of it. */
export const MixSteps = ({ recipe, litres }: { recipe: Recipe; litres: number }) => (
  <section aria-labelledby="mistura" className="space-y-4">
    <h2 id="mistura" className="text-xl">
      Mistura para {formatTyped(litres, 'L')}
    </h2>
    <ol className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">
      {recipe.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one product may go in twice, steps have an order and no more
        <li key={at} className="flex items-start gap-4 p-4">
          <span className="figures grid size-8 shrink-0 place-items-center rounded-full bg-base-200 font-semibold">
            {at + 1}
          </span>
          <div className="min-w-0 flex-1">
            <p className="font-semibold wrap-anywhere">{line.name}</p>
            <p className="text-sm text-muted">{mixPartOf(line.part).why}</p>
          </div>
          <p className="figures shrink-0 text-right">
            <span className="font-display text-lg font-semibold">{portionWords(line, litres)}</span>
            <span className="block text-sm text-muted">{formatTyped(line.amount, line.unit)}</span>
          </p>
        </li>
      ))}
    </ol>
    <Stats>
      <Stat
        label="EC esperada"
        help={<Help term={terms.ec} own={ownEc(recipe)} />}
        value={ecWords(recipe.expected_ec.value)}
        hint={
          unknownWords(recipe.expected_ec) ?? (recipe.target_ec !== null && `você quer ${ecWords(recipe.target_ec)}`)
        }
      />
      <Stat label="Custo" value={costWords(recipe.cost)} hint={unknownWords(recipe.cost)} />
      {recipe.cost.value !== null && (
        <Stat label="Custo do tanque" value={formatMoney(Math.round(recipe.cost.value * litres))} />
      )}
    </Stats>
    <HowItWorks how={how} working={[]} />
  </section>
)
