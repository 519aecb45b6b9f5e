import { useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { SaveButton } from '#ui/components/save-button.tsx'
import { useToast } from '#ui/document/toasts.ts'
import { useRootData } from '#ui/root-data.ts'
import type { TargetColumn } from '../../targets.kinds.ts'
import type { LoginDialog } from './login-dialog.tsx'

type Props = {
  /** The target, as in the API: `{ plant_id: 12 }`. */
  target: Partial<Record<TargetColumn, number>>
  saved: boolean
  count: number
  /** Accessible name of the thing: 'a planta Amnésia'. */
  what: string
  size?: 'sm' | 'md'
  /** Called once the server has confirmed. */
  onEmit?: (event: 'liked' | 'unliked') => void
}
type Answer = { is_save: boolean; saves_count: number } | { message?: string; values?: unknown }

/** The sentence of the specification, section 8. */
export const sorry = (word: 'salvar' | 'descurtir') =>
  `Desculpe, tivemos um erro ao ${word}, tente novamente. Se o erro persistir, entre em contato com o suporte no nosso discord!`

/** The save button ('salve'): optimistic, rolled back when the server refuses, and a plain form without scripts. */
export function SaveToggle({ target, saved, count, what, size, onEmit }: Props) {
  const fetcher = useFetcher<Answer>()
  const viewer = useRootData()?.viewer
  const { pathname, search } = useLocation()
  const [asking, setAsking] = useState(false)
  const [Ask, setAsk] = useState<typeof LoginDialog>()
  const wished = fetcher.formData?.get('saved')
  const known = useAgreed(fetcher, { saved, count }, onEmit)
  const now = wished == null ? known.saved : wished === 'true'
  const shown = known.count + Number(now) - Number(known.saved)
  const back = pathname + search
  // When the dialog cannot be loaded, the login page replaces it.
  const ask = () =>
    import('./login-dialog.tsx').then(
      (code) => {
        setAsk(() => code.LoginDialog)
        setAsking(true)
      },
      () => window.location.assign(`/auth/login?redirect=${encodeURIComponent(back)}`),
    )
  const toggle = () => {
    if (!viewer) return ask()
    if (fetcher.state === 'idle')
      fetcher.submit({ ...target, saved: String(!now) }, { method: 'post', action: '/salves' })
  }
  return (
    <fetcher.Form method="post" action="/salves">
      {Object.entries(target).map(([name, id]) => (
        <input key={name} type="hidden" name={name} value={id} />
      ))}
      <input type="hidden" name="saved" value={String(!now)} />
      <input type="hidden" name="back" value={back} />
      <SaveButton saved={now} count={shown} what={what} size={size} onToggle={toggle} />
      {Ask && <Ask open={asking} onClose={() => setAsking(false)} back={back} />}
    </fetcher.Form>
  )
}

/** The state confirmed by the server: its response until the page's data is revalidated, then that. */
function useAgreed(
  { data, state }: { data: Answer | undefined; state: string },
  page: { saved: boolean; count: number },
  onEmit: Props['onEmit'],
) {
  const toast = useToast()
  const seen = useRef<Answer>(undefined)
  const answered = state === 'loading' && data && 'is_save' in data
  const agreed = answered ? { saved: data.is_save, count: data.saves_count } : page
  const last = useRef(page.saved)
  useEffect(() => {
    if (state !== 'idle' || !data || data === seen.current) return
    seen.current = data
    if ('is_save' in data) {
      last.current = data.is_save
      onEmit?.(data.is_save ? 'liked' : 'unliked')
    } else toast.error(sorry(last.current ? 'descurtir' : 'salvar'))
  }, [data, state, onEmit, toast])
  return agreed
}
