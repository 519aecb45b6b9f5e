import { useRevalidator } from 'react-router'
import { Button } from './button.tsx'
import { RoundIcon } from './empty-state.tsx'

type Props = {
  /** What happened and what to do. */
  text?: string
  title?: string
  /** Retry; by default the page's data are revalidated. */
  onRetry?: () => void
}

/** Error state of a part of the page that failed to load. */
export function ErrorState({ title = 'Não conseguimos carregar', text, onRetry }: Props) {
  const { revalidate, state } = useRevalidator()
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-4 rounded-box border border-base-300 px-6 py-12 text-center"
    >
      <RoundIcon name="cloud-off" />
      <div className="max-w-sm space-y-1.5">
        <h2 className="text-xl">{title}</h2>
        <p className="text-muted">
          {text ?? 'Confira sua conexão e tente de novo. Nada do que você anotou se perdeu.'}
        </p>
      </div>
      <Button icon="rotate-cw" waiting={state === 'loading'} onClick={onRetry ?? revalidate}>
        Tentar de novo
      </Button>
    </div>
  )
}
