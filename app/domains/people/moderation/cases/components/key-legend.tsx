import { outcomes } from '../case.kinds.ts'
import { outcomeKeys, outcomeNames } from '../case.words.ts'

/** The keys, for who has a keyboard. `moving`: in the queue. */
export const KeyLegend = ({ moving = false }: { moving?: boolean }) => (
  <dl aria-label="Atalhos do teclado" className="flex flex-wrap max-sm:hidden gap-x-4 gap-y-2 text-sm text-muted">
    {moving && <Key keys={['j', 'k']}>andar na lista</Key>}
    {moving && <Key keys={['Enter']}>abrir</Key>}
    {outcomes.map((outcome) => (
      <Key key={outcome} keys={[outcomeKeys[outcome]]}>
        {outcomeNames[outcome].toLowerCase()}
      </Key>
    ))}
  </dl>
)

const Key = ({ keys, children }: { keys: string[]; children: string }) => (
  <div className="flex items-center gap-1.5">
    <dt className="flex gap-1">
      {keys.map((key) => (
        <kbd key={key} className="rounded-field border border-edge bg-surface px-1.5 text-base-content">
          {key}
        </kbd>
      ))}
    </dt>
    <dd>{children}</dd>
  </div>
)
