import type { ReactNode, Ref } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

export type DisclosureProps = {
  title: ReactNode
  icon: IconName
  /** Set inside a card: a line above instead of a border. */
  inCard?: boolean
  /** Initially open. */
  open?: boolean
  ref?: Ref<HTMLDetailsElement>
  children: ReactNode
}

/** A `<details>` element: collapsed until its summary is tapped, with scripts or without. */
export const Disclosure = ({ title, icon, inCard, open, ref, children }: DisclosureProps) => (
  <details ref={ref} open={open} className={inCard ? 'group border-t border-base-300' : 'card group block'}>
    <summary className="flex min-h-12 items-center gap-2 px-5 py-3 font-semibold">
      <Icon name={icon} className="text-primary" />
      <span className="flex-1">{title}</span>
      <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
    </summary>
    {/* Nothing touches the border; what pads itself is not padded twice. */}
    {inCard ? children : <div className="px-5 pb-5 has-[>.px-5]:p-0">{children}</div>}
  </details>
)
