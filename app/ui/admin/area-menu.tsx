import { type KeyboardEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { searchable } from '#shared/text.ts'
import { Icon } from '../components/icon.tsx'
import { NavLink } from '../components/link.tsx'
import { type NavEntry, shown } from '../navigation/entries.ts'

export type MenuGroup = { title?: string; entries: NavEntry[] }
type Props = {
  title: string
  groups: MenuGroup[]
  /** Link out of the area: 'Voltar ao site'. */
  exit?: { to: string; label: string }
}

/** With more entries a menu is folded to its groups, and can be searched. */
const MOST_UNFOLDED = 24

/** An area's menu. A long one shows the group that one is in, the others on a tap or by what is typed. */
export function AreaMenu({ title, groups: all, exit }: Props) {
  const { pathname } = useLocation()
  const [asked, setAsked] = useState({ text: '', at: pathname })
  // What was typed on another page is over.
  const typed = asked.at === pathname ? asked.text : ''
  const groups = all.map((group) => ({ ...group, entries: shown(group.entries) }))
  const long = groups.flatMap(({ entries }) => entries).length > MOST_UNFOLDED
  const found = typed.trim() ? matching(groups, typed) : groups
  return (
    <nav aria-label={title} className="space-y-5 desk:space-y-3">
      {long && (
        <MenuSearch
          typed={typed}
          onTyped={(text) => setAsked({ text, at: pathname })}
          first={found[0]?.entries[0]?.to}
        />
      )}
      {found.length === 0 && <p className="px-3 text-sm text-muted">Nada no menu com esse nome.</p>}
      {found.map((group) =>
        long && group.title && found === groups ? (
          <Folded key={`${group.title} ${isIn(group, pathname)}`} group={group} open={isIn(group, pathname)} />
        ) : (
          <div key={group.title ?? group.entries[0]?.to}>
            {group.title && <p className="px-3 pb-1.5 text-sm font-semibold text-muted desk:pb-0.5">{group.title}</p>}
            <Entries entries={group.entries} />
          </div>
        ),
      )}
      {exit && (
        <NavLink to={exit.to} className={() => entryLook({ isActive: false })}>
          <Icon name="arrow-left" />
          {exit.label}
        </NavLink>
      )}
    </nav>
  )
}

/** The groups with what fits: an entry by its own name, or all of a group by the group's. */
const matching = (groups: MenuGroup[], typed: string): MenuGroup[] => {
  const words = searchable(typed).split(' ').filter(Boolean)
  return groups
    .map(({ title = '', entries }) => ({
      title,
      entries: entries.filter(({ label }) => words.every((word) => searchable(`${title} ${label}`).includes(word))),
    }))
    .filter(({ entries }) => entries.length > 0)
}

const isIn = ({ entries }: MenuGroup, pathname: string) =>
  entries.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`))

type SearchProps = { typed: string; onTyped: (text: string) => void; first?: string }

/** Enter opens the first that is found. */
function MenuSearch({ typed, onTyped, first }: SearchProps) {
  const navigate = useNavigate()
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && typed.trim() && first) navigate(first)
  }
  return (
    <input
      type="search"
      value={typed}
      onChange={(event) => onTyped(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      placeholder="Procurar no menu"
      aria-label="Procurar no menu"
      className="needs-script input w-full"
    />
  )
}

const Folded = ({ group, open }: { group: MenuGroup; open: boolean }) => (
  <details open={open} className="group">
    <summary className="flex min-h-11 items-center gap-2 px-3 text-sm font-semibold text-muted desk:min-h-9">
      <span className="flex-1">{group.title}</span>
      <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
    </summary>
    <Entries entries={group.entries} />
  </details>
)

const Entries = ({ entries }: { entries: NavEntry[] }) => (
  <ul className="space-y-0.5">
    {entries.map((entry) => (
      <li key={entry.to}>
        <NavLink to={entry.to} end={entry.end} prefetch="intent" className={entryLook}>
          <Icon name={entry.icon} />
          {entry.label}
        </NavLink>
      </li>
    ))}
  </ul>
)

const entryLook = ({ isActive }: { isActive: boolean }) =>
  `flex min-h-11 items-center gap-3 rounded-field px-3 text-[0.9375rem] desk:min-h-9 ${
    isActive
      ? 'bg-primary/12 font-semibold text-base-content [&_svg]:text-primary'
      : 'font-medium text-muted hover:bg-base-200 hover:text-base-content'
  }`
