import { type FormEvent, useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import type { FormResult } from '#shared/form-result.ts'
import { actOnce } from '../form/act-once.ts'
import { useAskedNatively } from '../form/asked-natively.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Icon } from './icon.tsx'

type Props = {
  isPrivate: boolean
  /** URL that gets `private=true|false` by POST. */
  action: string
  /** What everybody will see once it is public: 'as fotos, as fases e o diário'. */
  shows: string
  /** As an entry of a menu. */
  inMenu?: boolean
}

/** Visibility toggle for the owner: optimistic, asks before it shows anything, and works without scripts. */
export function PrivacySwitch({ isPrivate: known, action, shows, inMenu }: Props) {
  const fetcher = useFetcher<FormResult>()
  const withoutScripts = useActionData() as FormResult | undefined
  const result = fetcher.data ?? withoutScripts
  const refused = result?.values?.private === undefined ? undefined : result.message
  const sent = fetcher.formData?.get('private')
  const isPrivate = sent === undefined || sent === null ? known : sent === 'true'
  const [asking, setAsking] = useState(false)
  const question = 'Mostrar a todos?'
  const asked = useAskedNatively(question)
  const askFirst = (event: FormEvent) => {
    if (!isPrivate) return
    event.preventDefault()
    setAsking(true)
  }
  const open = () => {
    setAsking(false)
    fetcher.submit({ private: 'false' }, { method: 'post', action })
  }
  return (
    <fetcher.Form method="post" action={action} onSubmit={askFirst}>
      <input type="hidden" name="private" value={String(!isPrivate)} />
      <button
        type="submit"
        role="switch"
        aria-checked={isPrivate}
        data-ask={isPrivate ? asked : undefined}
        onClick={actOnce(fetcher.state !== 'idle')}
        className={inMenu ? rowLook : switchLook}
      >
        <Icon name={isPrivate ? 'lock' : 'globe'} size={inMenu ? 20 : 18} className={inMenu ? 'text-muted' : ''} />
        {isPrivate ? 'Só você vê' : 'Público'}
        <span className={inMenu ? 'ml-auto text-sm text-muted' : 'sr-only'}>
          <span className="sr-only">, </span>
          {isPrivate ? 'tornar público' : 'tornar privado'}
        </span>
      </button>
      {refused && (
        <p role="alert" className="mt-1 max-w-72 px-3 text-sm text-error">
          {refused}
        </p>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={open}
        title={question}
        confirm="Tornar público"
      >
        <p>Qualquer pessoa vai ver, mesmo sem conta: {shows}.</p>
        <p>Você pode fechar de novo quando quiser; o que alguém já guardou, não volta.</p>
      </ConfirmDialog>
    </fetcher.Form>
  )
}

const switchLook = 'btn gap-2 border-edge bg-surface font-medium hover:bg-base-200'
/** In a menu. */
const rowLook = 'btn btn-ghost mt-1 w-full justify-start gap-3 px-3 text-[0.9375rem] font-normal'
