import { DropMenu } from '#ui/components/drop-menu.tsx'
import { reportAddress } from '../../reporting/components/report-link.tsx'
import type { TargetColumn } from '../../targets.kinds.ts'
import { BlockQuestion } from './block-question.tsx'
import { type Person, useKeepAway } from './use-keep-away.ts'

type Props = {
  person: Person
  /** What 'Denunciar' is about: the profile, or what the person wrote. */
  about: { column: TargetColumn; id: number; what: string }
}

/** What one may do about somebody else: report, mute, block. */
export function PersonMenu({ person, about }: Props) {
  const { entries, question } = useKeepAway(person)
  return (
    <>
      <DropMenu
        label={`Mais sobre ${about.what}`}
        iconOnly
        tone="plain"
        entries={[{ to: reportAddress(about.column, about.id), label: 'Denunciar', icon: 'flag' }, ...entries]}
      />
      <BlockQuestion nickname={person.nickname} {...question} />
    </>
  )
}
