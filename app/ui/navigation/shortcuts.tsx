import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '../components/dialog.tsx'

type Props = {
  /** Id of the popover of '+'. */
  createId: string
  /** Where '/' leads on a page without a search box. */
  searchTo: string
}

const keys = [
  { key: 'N', does: 'Registrar ou criar algo novo' },
  { key: '/', does: 'Buscar' },
  { key: '?', does: 'Mostrar estes atalhos' },
]

/** Keys of signed-in people; none acts while something is typed or a dialog is open. */
export function Shortcuts({ createId, searchTo }: Props) {
  const [help, setHelp] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    const act: Record<string, () => void> = {
      n: () => buttonOf(createId)?.click(),
      '/': () => {
        const box = searchBox()
        if (box) box.focus()
        else void navigate(searchTo)
      },
      '?': () => setHelp(true),
    }
    const follow = (event: KeyboardEvent) => {
      const does = act[event.key.toLowerCase()]
      if (!does || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      event.preventDefault()
      does()
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [createId, searchTo, navigate])
  return (
    <Dialog open={help} onClose={() => setHelp(false)} title="Atalhos do teclado">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
        {keys.map(({ key, does }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-9 rounded-field border border-edge bg-base-200 px-2 py-1 text-center font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

/** The one of its buttons that is seen. */
const buttonOf = (id: string) =>
  [...document.querySelectorAll<HTMLElement>(`[popovertarget="${id}"]`)].find((button) => button.checkVisibility())

const searchBox = () => document.querySelector<HTMLInputElement>('main input[type=search]')

const isBusy = (target: EventTarget | null) =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select')))
