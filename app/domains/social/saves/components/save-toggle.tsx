import { useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { LinkButton } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { SaveButton } from '#ui/components/save-button.tsx'
import { useToast } from '#ui/document/toasts.ts'
import { useRootData } from '#ui/root-data.ts'
import type { TargetColumn } from '../../targets.ts'

type Props = {
  /** The thing, as the call names it: `{ plant_id: 12 }`. */
  target: Partial<Record<TargetColumn, number>>
  saved: boolean
  count: number
  /** What is saved, for screen readers: 'a planta Amnésia'. */
  what: string
  size?: 'sm' | 'md'
  /** Told once the server has agreed. */
  onEmit?: (event: 'liked' | 'unliked') => void
}
type Answer = { is_save: boolean; saves_count: number } | { message?: string; values?: unknown }

const sorry = (word: string) =>
  `Desculpe, tivemos um erro ao ${word}, tente novamente. Se o erro persistir, entre em contato com o suporte no nosso discord!`

/** The 'salve': changes at once, puts back what was when the server says no, and works without scripts as a form. */
export function SaveToggle({ target, saved, count, what, size, onEmit }: Props) {
  const fetcher = useFetcher<Answer>()
  const viewer = useRootData()?.viewer
  const { pathname, search } = useLocation()
  const [asking, setAsking] = useState(false)
  const wished = fetcher.formData?.get('saved')
  const known = useAgreed(fetcher, { saved, count }, onEmit)
  const now = wished == null ? known.saved : wished === 'true'
  const shown = known.count + Number(now) - Number(known.saved)
  const toggle = () => {
    if (!viewer) return setAsking(true)
    if (fetcher.state === 'idle')
      fetcher.submit({ ...target, saved: String(!now) }, { method: 'post', action: '/salves' })
  }
  return (
    <fetcher.Form method="post" action="/salves">
      {Object.entries(target).map(([name, id]) => (
        <input key={name} type="hidden" name={name} value={id} />
      ))}
      <input type="hidden" name="saved" value={String(!now)} />
      <input type="hidden" name="back" value={pathname + search} />
      <SaveButton saved={now} count={shown} what={what} size={size} onToggle={toggle} />
      <LoginDialog open={asking} onClose={() => setAsking(false)} back={pathname + search} />
    </fetcher.Form>
  )
}

/** What the server agreed to: its answer until the page's own data has been read again, then that. */
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

function LoginDialog({ open, onClose, back }: { open: boolean; onClose: () => void; back: string }) {
  const redirect = encodeURIComponent(back)
  return (
    <Dialog open={open} onClose={onClose} title="Você precisa estar logado para curtir!">
      <p className="text-muted">Entre na sua conta ou crie uma: leva um minuto.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton tone="primary" to={`/auth/login?redirect=${redirect}`}>
          Login
        </LinkButton>
        <LinkButton to={`/auth/register?redirect=${redirect}`}>Cadastro</LinkButton>
      </div>
    </Dialog>
  )
}
