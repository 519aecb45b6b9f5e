import { Button } from '#ui/components/button.tsx'
import { manyActs } from '../many-acts.kinds.ts'

/** Actions for the selected plants, above the bottom bar. */
export const ActButtons = ({ archived }: { archived: boolean }) => (
  <div className="sticky bottom-20 z-10 mt-4 rounded-box border border-base-300 bg-surface p-2 shadow-sm desk:bottom-4">
    <p className="scroll-row fade-edges gap-1.5 px-4 md:flex-wrap md:px-0">
      {manyActs
        .filter(({ slug }) => slug !== (archived ? 'arquivar' : 'desarquivar'))
        .map(({ slug, label, icon }) => (
          <Button key={slug} type="submit" name="acao" value={slug} tone="plain" size="sm" icon={icon}>
            {label}
          </Button>
        ))}
    </p>
  </div>
)
