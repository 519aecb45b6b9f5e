import { formatTyped } from '#shared/numbers.ts'
import { Button } from '#ui/components/button.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { dosesOf, type Fertilizer } from '../fertilizer-doses.form.ts'

export type { Fertilizer }

/** The user's fertilizers: a tap fills the first free row, with the dose of a stage. */
export const FertilizerOffer = ({ fertilizers, full }: { fertilizers: Fertilizer[]; full: boolean }) => (
  <div className="mt-6 space-y-3">
    <h3 className="text-[0.9375rem] font-semibold">Seus fertilizantes</h3>
    {fertilizers.length === 0 && (
      <p className="text-sm text-muted">
        Cadastre os seus em{' '}
        <Link to="/cultivo/itens?novo=fertilizante" className="link">
          Equipamentos
        </Link>{' '}
        com a dose de cada fase, e eles aparecem aqui.
      </p>
    )}
    {full && <p className="text-sm text-muted">A lista está cheia. Limpe um produto para adicionar outro.</p>}
    <ul className="space-y-3">
      {fertilizers.map((fertilizer) => (
        <li key={fertilizer.id} className="space-y-1.5">
          <p className="text-sm">{fertilizer.name}</p>
          <Doses fertilizer={fertilizer} full={full} />
        </li>
      ))}
    </ul>
  </div>
)

function Doses({ fertilizer, full }: { fertilizer: Fertilizer; full: boolean }) {
  const doses = dosesOf(fertilizer)
  const bare = { value: String(fertilizer.id), label: 'Sem dose anotada', ml_per_litre: null }
  return (
    <div className="flex flex-wrap gap-2">
      {(doses.length ? doses : [bare]).map(({ value, label, ml_per_litre }) => (
        <Button key={value} type="submit" name="add" value={value} disabled={full}>
          <Icon name="plus" size={16} />
          <span className="sr-only">{fertilizer.name}, </span>
          {label}
          {ml_per_litre !== null && <span className="figures font-normal">{formatTyped(ml_per_litre)} ml/L</span>}
        </Button>
      ))}
    </div>
  )
}
