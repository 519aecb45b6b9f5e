import { type FormEvent, type ReactNode, useId } from 'react'
import { buttonLook, type Tone } from './button.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { NavLink } from './link.tsx'

export type MenuEntry = {
  label: string
  icon?: IconName
  /** A link … (`end`: the current page only there, not below it) */
  to?: string
  end?: boolean
  /** … or a button … */
  onSelect?: () => void
  /** … or a form that posts these fields to `action`. */
  post?: {
    action: string
    fields?: Record<string, string>
    /** With scripts it is called instead, to ask first. */
    ask?: () => void
  }
  danger?: boolean
}

type Props = {
  /** The button's label (its accessible name when `iconOnly`). */
  label: string
  icon?: IconName
  iconOnly?: boolean
  tone?: Tone
  entries: MenuEntry[]
  /** Above the entries. */
  head?: ReactNode
  /** Below the entries. */
  children?: ReactNode
}

/** A menu of actions in a popover: opens without scripts, closes on Escape and on a click outside. */
export function DropMenu({ label, icon = 'ellipsis', iconOnly, tone = 'quiet', entries, head, children }: Props) {
  const id = useId()
  return (
    <>
      <button type="button" popoverTarget={id} className={buttonLook({ tone, iconOnly })}>
        {iconOnly ? <span className="sr-only">{label}</span> : label}
        <Icon name={icon} />
      </button>
      <MenuPopover id={id} label={label} entries={entries} head={head}>
        {children}
      </MenuPopover>
    </>
  )
}

type PopoverProps = Pick<Props, 'label' | 'entries' | 'head' | 'children'> & {
  id: string
  /** Two columns: more entries than a phone is tall. */
  wide?: boolean
}

/** The popover alone, for another button with `popoverTarget={id}`. */
export function MenuPopover({ id, label, entries, head, wide, children }: PopoverProps) {
  return (
    <div id={id} popover="auto" className={wide ? 'menu menu-wide' : 'menu'}>
      {head}
      <ul aria-label={label}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <Entry entry={entry} close={() => document.getElementById(id)?.hidePopover()} />
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}

function Entry({ entry, close }: { entry: MenuEntry; close: () => void }) {
  const look = entry.danger ? 'menu-row menu-row-danger' : 'menu-row'
  const inside = (
    <>
      {entry.icon && <Icon name={entry.icon} />}
      {entry.label}
    </>
  )
  if (entry.to) {
    return (
      <NavLink to={entry.to} end={entry.end} className={look} onClick={close}>
        {inside}
      </NavLink>
    )
  }
  if (entry.post) return <PostEntry post={entry.post} look={look} inside={inside} close={close} />
  return (
    <button
      type="button"
      className={look}
      onClick={() => {
        close()
        entry.onSelect?.()
      }}
    >
      {inside}
    </button>
  )
}

type PostProps = { post: NonNullable<MenuEntry['post']>; look: string; inside: ReactNode; close: () => void }

function PostEntry({ post, look, inside, close }: PostProps) {
  const { ask } = post
  const askFirst = (event: FormEvent) => {
    event.preventDefault()
    close()
    ask?.()
  }
  return (
    <form method="post" action={post.action} onSubmit={ask && askFirst}>
      {Object.entries(post.fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={look}>
        {inside}
      </button>
    </form>
  )
}
