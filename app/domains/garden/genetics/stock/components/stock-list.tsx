import { formatNumericDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import type { Stock } from '../genetic-stocks.schemas.ts'
import { countWords } from '../stock.words.ts'

/** The viewer's own packs of one genetic, with a way to begin a plant from each. */
export const StockList = ({ slug, stocks }: { slug: string; stocks: Stock[] }) => (
  <section aria-labelledby="estoque" className="space-y-3">
    <div>
      <h2 id="estoque" className="text-xl">
        Seu estoque
      </h2>
      <p className="text-sm text-muted">Só você vê.</p>
    </div>
    {stocks.length > 0 && (
      <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">
        {stocks.map((stock) => (
          <li key={stock.id} className="space-y-3 p-4">
            <div className="space-y-1">
              <p className="font-semibold wrap-anywhere">
                {[stock.count ? countWords(stock) : 'Acabou', stock.generation].filter(Boolean).join(' · ')}
              </p>
              <p className="text-sm text-muted wrap-anywhere">{about(stock)}</p>
              {stock.note && <p className="text-sm whitespace-pre-line wrap-anywhere">{stock.note}</p>}
            </div>
            <div className="flex flex-wrap gap-2">
              {stock.count > 0 && (
                <LinkButton to={`/cultivo/add-planta?estoque=${stock.id}`} size="sm" icon="sprout">
                  {stock.kind === 'semente' ? 'Plantar uma' : 'Começar uma planta'}
                </LinkButton>
              )}
              <LinkButton
                to={`/cultivo/geneticas/${slug}/estoque?pacote=${stock.id}`}
                size="sm"
                tone="plain"
                icon="pencil"
              >
                Editar
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    )}
    <LinkButton to={`/cultivo/geneticas/${slug}/estoque`} icon="plus">
      Anotar sementes ou clones
    </LinkButton>
  </section>
)

const about = ({ kind, source, obtained_on, plants }: Stock) =>
  [
    kind === 'semente' ? 'Sementes' : 'Clones',
    source && `de ${source}`,
    obtained_on && `desde ${formatNumericDay(obtained_on)}`,
    plants > 0 && plural(plants, 'planta começou daqui', 'plantas começaram daqui'),
  ]
    .filter(Boolean)
    .join(' · ')
