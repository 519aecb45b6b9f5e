import { Icon } from '#ui/components/icon.tsx'
import { channelIcon } from '../channel-icon.view.ts'
import { blockInWords, dayInWords, type ModeNames, targetsInWords } from '../mode.words.ts'
import type { ModeProgram } from '../mode-program.schemas.ts'

type Props = { program: ModeProgram; names: ModeNames }

/** A program in sentences: its day, what it aims at, and its blocks in the order in which they count. */
export function ProgramText({ program, names }: Props) {
  const targets = targetsInWords(program, names)
  return (
    <div className="space-y-5">
      <p className="flex items-center gap-2">
        <Icon name="sun-moon" className="text-primary" />
        {dayInWords(program.day)}
      </p>
      {targets.length > 0 && (
        <ul className="space-y-1">
          {targets.map((target) => (
            <li key={target} className="flex items-start gap-2">
              <Icon name="target" className="mt-0.5 shrink-0 text-primary" />
              <span>{target}</span>
            </li>
          ))}
        </ul>
      )}
      {program.blocks.length === 0 ? (
        <p className="text-muted">Nenhum bloco: todos os aparelhos ficam desligados.</p>
      ) : (
        <ol className="divide-y divide-base-300">
          {program.blocks.map((block) => (
            <li key={block.id} className="flex items-start gap-3 py-3">
              <Icon name={channelIcon(block.channel)} className="mt-0.5 shrink-0 text-primary" />
              <span>{blockInWords(block, names)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
