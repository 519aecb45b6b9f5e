import type { MouseEvent } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'

type Props = {
  answers: { id: number; name: string; text: string }[] /** Name of the field that it is put into. */
  field: string
}

/** Answers with the process's words in them: one is put behind what stands in the field, and may be changed there. */
export const AnswerPicker = ({ answers, field }: Props) => (
  <Disclosure title="Respostas prontas" icon="clipboard-list">
    <ul className="divide-y divide-base-300 px-5 pb-3">
      {answers.map(({ id, name, text }) => (
        <li key={id} className="space-y-2 py-3">
          <p className="font-semibold">{name}</p>
          <p className="text-sm break-words whitespace-pre-line text-muted">{text}</p>
          <div className="needs-script">
            <Button size="sm" onClick={(event: MouseEvent<HTMLButtonElement>) => put(event.currentTarget, field, text)}>
              Usar <span className="sr-only">{name}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  </Disclosure>
)

/** As if it had been typed: what is kept, counted and watched of the field follows. */
function put({ form }: HTMLButtonElement, field: string, text: string) {
  const area = form?.elements.namedItem(field)
  if (!(area instanceof HTMLTextAreaElement)) return
  area.value = area.value.trim() ? `${area.value.trimEnd()}\n\n${text}` : text
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.focus()
}
