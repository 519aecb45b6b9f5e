import { blockInWords, type ModeNames } from './mode.words.ts'
import type { ModeBlock } from './mode-program.schemas.ts'
import { type ProgramFields, programOf } from './program.form.ts'

export type { ProgramFields }

/** What a block that is being typed says; until it is complete: that it is not. */
export function typedSentence(fields: ProgramFields, at: number, names: ModeNames): string {
  const block = programOf(fields).blocks[at]
  if (!block || !isComplete(block)) return `Bloco ${at + 1}, ainda incompleto`
  return blockInWords(block, names)
}

type Typed = ReturnType<typeof programOf>['blocks'][number]

/** Every number of it is one, every hour is there: then it is a block, whatever its limits. */
function isComplete(block: Typed): block is Typed & ModeBlock {
  const said = [...Object.values(block.when), block.level, block.channel]
  return said.every((one) => one !== '' && !Number.isNaN(one)) && !Number.isNaN(block.for_minutes)
}
