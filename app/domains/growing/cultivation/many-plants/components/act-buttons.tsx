import { plural } from '#shared/numbers.ts'
import { Button } from '#ui/components/button.tsx'
import { manyActs } from '../many-acts.kinds.ts'

/** How many plants are marked and what may be done with them, above the bottom bar. */
export const ActButtons = ({ archived, marked }: { archived: boolean; marked: number }) => (
  <div className="sticky bottom-20 z-10 mt-4 rounded-box border border-base-300 bg-surface p-2 shadow-sm desk:bottom-4">
    <output className="needs-script figures block px-4 text-sm font-semibold md:px-2">
      {marked ? plural(marked, 'marcada', 'marcadas') : 'Nenhuma marcada'}
    </output>
    <p className="scroll-row fade-edges gap-1.5 px-4 md:flex-wrap md:px-0">
      {manyActs
        .filter(({ slug }) => slug !== (archived ? 'arquivar' : 'desarquivar'))
        .map(({ slug, label, icon }) => (
          <Button
            key={slug}
            type="submit"
            name="acao"
            value={slug}
            tone="plain"
            size="sm"
            icon={icon}
            className="pointer-coarse:min-h-11"
          >
            {label}
          </Button>
        ))}
    </p>
  </div>
)
