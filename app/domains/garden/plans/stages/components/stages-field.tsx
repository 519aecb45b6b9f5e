import { type MouseEvent, useContext, useEffect, useRef, useState } from 'react'
import type { PlantCycle } from '#domains/garden/garden/plants/plants.schemas.ts'
import { Button } from '#ui/components/button.tsx'
import { FormContext } from '#ui/form/form-context.ts'
import { draftsOfFields, edited, fieldsOfDrafts, type StageDraft, touchedBy } from './stage-drafts.form.ts'
import { StageFields } from './stage-fields.tsx'

type Props = { drafts: StageDraft[]; cycles: PlantCycle[] }

/**
 * The stages of a plan in its form. Each stage button is a submit button (`edit`): without scripts the page's action
 * returns the edited stages; with scripts the same happens on the client. Nothing typed is lost.
 */
export function StagesField({ drafts: initial, cycles }: Props) {
  const form = useContext(FormContext)
  const root = useRef<HTMLFieldSetElement>(null)
  const [drafts, setDrafts] = useState(() => draftsOfFields(Object.entries(form.values)) ?? initial)
  const [turn, setTurn] = useState(0)
  const [touched, setTouched] = useState(() => touchedBy(String(form.values.edit ?? ''), drafts.length))
  const [outdated, setOutdated] = useState<object | null>(null)
  const errors = outdated === form.errors ? {} : form.errors

  // The list is remounted: restores the focus for keyboard users.
  useEffect(() => {
    if (turn > 0 && touched >= 0) root.current?.querySelectorAll('summary')[touched]?.focus()
  }, [turn, touched])

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const button = (event.target as HTMLElement).closest<HTMLButtonElement>('button[name="edit"]')
    const element = root.current?.closest('form')
    if (!button || !element) return
    event.preventDefault()
    const typed = draftsOfFields([...new FormData(element)]) ?? []
    const next = edited(typed, button.value)
    setDrafts(next)
    setTouched(touchedBy(button.value, next.length))
    setTurn(turn + 1)
    setOutdated(form.errors)
  }

  return (
    <FormContext value={{ ...form, errors, values: { ...form.values, ...fieldsOfDrafts(drafts) } }}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are those of the buttons inside, by keyboard too */}
      <fieldset ref={root} onClick={onClick} className="space-y-3">
        <legend className="mb-1 font-display text-xl font-semibold">Etapas</legend>
        {errors.stages && <p className="font-medium text-error">{errors.stages[0]}</p>}
        <ol key={turn} className="space-y-3" data-error-of="stages">
          {drafts.map((draft, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is remounted whenever its order changes
            <li key={i}>
              <StageFields
                index={i}
                draft={draft}
                cycles={cycles}
                last={i === drafts.length - 1}
                touched={i === touched}
              />
            </li>
          ))}
        </ol>
        <Button type="submit" name="edit" value="add" icon="plus">
          Nova etapa
        </Button>
      </fieldset>
    </FormContext>
  )
}
