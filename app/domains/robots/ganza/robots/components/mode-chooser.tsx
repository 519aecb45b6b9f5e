import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { ModeChoice } from '#domains/robots/control/modes/modes.schemas.ts'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

type Props = { modes: z.infer<typeof ModeChoice>[]; used: number | undefined }

/** Another mode; the one in use cannot be asked for again. Without scripts nobody sees what is chosen: then it can. */
export function ModeChooser({ modes, used }: Props) {
  const [chosen, setChosen] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  // Somebody may have chosen before the page came to life.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another is in use, what is chosen is looked at anew
  useEffect(() => setChosen(box.current?.querySelector('select')?.value), [used])
  const isUsed = used !== undefined && chosen === String(used)
  return (
    <div ref={box}>
      <Form name="mode" className="space-y-3" onTyped={(form) => setChosen(String(new FormData(form).get('modo_id')))}>
        <SelectField
          name="modo_id"
          label="Trocar de modo"
          defaultValue={used}
          options={modes.map(({ id, name, own }) => ({ value: id, label: own ? `${name} (seu)` : name }))}
        />
        <SubmitButton wide icon="check" tone={isUsed ? 'quiet' : 'primary'} disabled={isUsed} sending="Pedindo…">
          {isUsed ? 'Em uso' : 'Usar este modo'}
        </SubmitButton>
      </Form>
    </div>
  )
}
