import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useActionData } from 'react-router'
import type { RichText } from '#domains/words/rich-text/document/rich-text.schemas.ts'
import type { FormResult } from '#shared/form-result.ts'
import { Button } from '#ui/components/button.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { deferred } from '#ui/deferred.tsx'
import { useToast } from '#ui/document/toasts.ts'
import { Form } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { SaveState } from '../autosave.browser.ts'
import { dropKept, type KeptWork, keptHere } from '../kept-work.browser.ts'
import { useAutosave } from '../use-autosave.ts'
import { useSaveAndGo } from '../use-save-and-go.ts'
import { type TypedWork, workOf } from '../work-form.browser.ts'
import type { WorkDetail } from '../works.schemas.ts'
import { SaveLine } from './save-line.tsx'
import { WorkActs } from './work-acts.tsx'
import { WorkDetails } from './work-details.tsx'

const RichTextEditor = deferred(async () => (await import('#domains/words/rich-text/editor/ui.ts')).RichTextEditor)

type Props = { work: WorkDetail; user_id: number }

/** Where a work is written; it saves itself. */
export function WorkEditor({ work, user_id }: Props) {
  const [start, setStart] = useState<{ text: TypedWork; from: string | null }>({ text: work.text, from: null })
  const [kept, setKept] = useState<KeptWork | null>(null)
  // As it was opened: what is typed here is no text of before.
  const opened = useRef(work.text)
  useEffect(() => setKept(keptHere(user_id, work.id, opened.current)), [user_id, work.id])
  return (
    <>
      {kept && (
        <Notice tone="warning" title="Há um texto seu neste aparelho que não chegou a ser salvo">
          <p>“{kept.typed.title || 'Sem título'}”. Se você recuperar, o que está salvo no site fica nas versões.</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              tone="primary"
              onClick={() => {
                setStart({ text: kept.typed, from: kept.place })
                setKept(null)
              }}
            >
              Recuperar
            </Button>
            <Button
              onClick={() => {
                dropKept(kept.place)
                setKept(null)
              }}
            >
              Descartar
            </Button>
          </div>
        </Notice>
      )}
      {work.returned_why && (
        <Notice tone="warning" title="A equipe devolveu">
          {work.returned_why}
        </Notice>
      )}
      <Writing key={start.from} work={work} user_id={user_id} text={start.text} recovered={start.from} />
    </>
  )
}

/** `recovered`: the place on the device from which its text is. */
type WritingProps = Props & { text: TypedWork; recovered: string | null }

function Writing({ work, user_id, text, recovered }: WritingProps) {
  const around = useRef<HTMLDivElement>(null)
  const document = useRef<RichText>(text.document)
  const read = useCallback(() => {
    const form = around.current?.querySelector('form')
    return form ? workOf(form, document.current) : null
  }, [])
  const { id, version, saved_at } = work
  const saving = useAutosave({ id, version, saved_at, user_id, recovered: recovered !== null }, read)
  const leaving = useSaveAndGo(saving)
  const sent = useActionData() as FormResult | undefined
  // Of the act that was asked for beside the form: its errors are of this form's fields.
  const answer = useMemo(() => sent?.message && { message: sent.message, errors: sent.errors }, [sent])
  // Whose text stays is asked beside the text; what can't be saved is said at its field, while one writes on.
  const wrong = saving.state !== 'behind' && saving.problem?.errors
  const unsaved = useMemo(() => wrong && { errors: wrong }, [wrong])
  const result = unsaved || answer || undefined
  const { changed } = saving
  const first = useRef(saving)
  useEffect(() => {
    if (!recovered) return
    first.current.changed()
    // In this editor's own place from now on.
    first.current.keep()
    dropKept(recovered)
  }, [recovered])
  const before = useBefore(around, saving)
  useWatched(around, 'cover_id', changed)
  return (
    <div className="grid gap-6 desk:grid-cols-[minmax(0,1fr)_18rem] desk:gap-8">
      <div
        ref={around}
        className="min-w-0"
        // Enter in a field saves, like everything else here.
        onSubmitCapture={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void saving.flush()
        }}
      >
        <Form name="work" result={result} calm={Boolean(unsaved)} values={valuesOf(text)} onTyped={changed}>
          <TextArea name="title" label="Título" rows={1} maxLength={120} />
          <TextArea
            name="subtitle"
            label="Linha fina"
            help="O que quem lê leva daqui, em uma ou duas frases."
            required={false}
            rows={2}
            maxLength={240}
          />
          <RichTextEditor
            shown={{ ...work.shown, document: text.document }}
            label="Texto da postagem"
            error={result?.errors?.document?.[0]}
            status={<SaveStatus saving={saving} />}
            onChange={(now) => {
              document.current = now
              changed()
            }}
          />
          <WorkDetails choices={work.choices} cover={work.cover} />
        </Form>
      </div>
      <aside className="rounded-box border border-base-300 bg-surface p-4 desk:sticky desk:top-6 desk:self-start">
        <WorkActs work={work} edited={saving.edited} onBefore={before} />
      </aside>
      <ConfirmDialog
        open={leaving.stuck}
        onClose={leaving.stay}
        onConfirm={leaving.go}
        title="Sair sem salvar?"
        confirm="Sair sem salvar"
        cancel="Continuar editando"
      >
        <p>Não deu para salvar o texto agora, nem para guardar no aparelho.</p>
      </ConfirmDialog>
    </div>
  )
}

/** Saves before an act; what keeps it from being saved is said, and shown where it is mended. */
function useBefore(around: RefObject<HTMLElement | null>, saving: ReturnType<typeof useAutosave>) {
  const toast = useToast()
  const [failed, setFailed] = useState(0)
  const state = useRef(saving.state)
  state.current = saving.state
  useEffect(() => {
    if (!failed) return
    toast.error(whyNot[state.current] ?? 'O texto ainda não foi salvo. Tente de novo.')
    around.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-decide]')?.focus()
  }, [failed, toast, around])
  return async () => {
    const done = await saving.flush()
    if (!done) setFailed((times) => times + 1)
    return done
  }
}

const whyNot: Partial<Record<SaveState, string>> = {
  offline: 'Sem sinal agora. O texto está guardado neste aparelho.',
  signed_out: 'Sua sessão terminou. Entre de novo em outra aba: o texto está guardado neste aparelho.',
  behind: 'Há outra versão salva. Escolha antes qual fica.',
  refused: 'Confira os campos marcados.',
}

/** Beside the text, where it is seen while writing: whether it is saved, and whose text stays when two were. */
const SaveStatus = ({ saving }: { saving: ReturnType<typeof useAutosave> }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <SaveLine state={saving.state} saved_at={saving.saved_at} />
    {saving.state === 'signed_out' && (
      <a href="/auth/login" target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center">
        Entrar em outra aba
      </a>
    )}
    {saving.state === 'refused' && <p className="basis-full text-sm text-error">{whyRefused(saving.problem)}</p>}
    {saving.state === 'behind' && (
      <>
        <p className="basis-full text-sm">{saving.problem?.message}</p>
        <Button size="sm" data-decide onClick={saving.force}>
          Ficar com o meu texto
        </Button>
        <Button size="sm" tone="plain" onClick={() => location.reload()}>
          Abrir o que foi salvo
        </Button>
      </>
    )}
  </div>
)

/** The first thing that is wrong, or what is wrong with all of it. */
const whyRefused = (problem?: FormResult) => Object.values(problem?.errors ?? {})[0]?.[0] ?? problem?.message

/** A photo that is chosen or taken out changes a hidden field, which tells nobody. */
function useWatched(around: RefObject<HTMLElement | null>, name: string, onChange: () => void) {
  const heard = useRef(onChange)
  heard.current = onChange
  useEffect(() => {
    const form = around.current
    if (!form) return
    const value = () => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? ''
    let last = value()
    const observer = new MutationObserver(() => {
      if (value() === last) return
      last = value()
      heard.current()
    })
    observer.observe(form, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [around, name])
}

const valuesOf = ({ document: _, ...text }: TypedWork) => text
