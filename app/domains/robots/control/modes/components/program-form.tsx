import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { ModeNames } from '../mode.words.ts'
import { countBlocks, MOST_BLOCKS, type ProgramFields, touchedBlock } from '../program.form.ts'
import { BlockFields } from './block-fields.tsx'
import { TargetFields } from './target-fields.tsx'

type Props = {
  fields: ProgramFields
  /** The newest when it was opened; 0: none yet. */
  version: number
  names: ModeNames
  /** 'Salvar uma nova versão'. */
  save: string
  /** Whether it can be tried with the readings of a robot. */
  canTry?: boolean
  /** By place of the field; which blocks stay open. */
  errors?: Record<string, string[]>
  children?: ReactNode
}

/**
 * The builder: one long form, each block folded under its sentence. Buttons that move blocks send the whole form, so that
 * nothing typed is lost and it works without scripts.
 */
export function ProgramForm({ fields, version, names, save, canTry, errors = {}, children }: Props) {
  const count = countBlocks(fields)
  const blocks = useRef<HTMLElement>(null)
  const touched = touchedBlock(fields.act, count)
  const order = Array.from({ length: count }, (_, at) => fields[`program.blocks.${at}.id`]).join()
  // The form is mounted anew with the blocks in their order: restores the focus for keyboard users.
  const shown = useRef(order)
  useEffect(() => {
    if (shown.current === order) return
    shown.current = order
    blocks.current?.querySelectorAll('summary')[touched]?.focus()
  }, [order, touched])
  const opened = useRef<string[]>([])
  return (
    <Form
      key={order}
      name="program"
      values={fields}
      opened={{ version }}
      onTyped={(form) => {
        opened.current = openBlocks(form)
      }}
      className="space-y-8"
    >
      {/* Enter in a field sends the first button: the harmless one. */}
      <button type="submit" name="act" value={canTry ? 'try' : 'check'} className="sr-only" tabIndex={-1}>
        Conferir
      </button>
      <Card title="O dia de luz">
        <p className="mb-4 text-muted">
          De quando a quando é dia na estufa. Horas iguais: dia o tempo todo. Vazias: sem dia.
        </p>
        <div className="mode-pair">
          <DateField type="time" name="program.day.from" label="O dia começa" required={false} />
          <DateField type="time" name="program.day.to" label="O dia termina" required={false} />
        </div>
      </Card>
      <Disclosure title="Os alvos" icon="target" open={hasErrors(errors, 'program.targets.')}>
        <TargetFields names={names} errors={errors} />
      </Disclosure>
      <section ref={blocks} aria-labelledby="blocos" className="space-y-4">
        <h2 id="blocos" className="text-xl">
          Os blocos
        </h2>
        <p className="text-muted">
          Em cada aparelho manda o primeiro bloco que vale. Quando nenhum vale, o aparelho fica desligado.
        </p>
        {count === 0 && <EmptyState icon="layers" text="Nenhum bloco ainda. Adicione o primeiro." />}
        {Array.from({ length: count }, (_, at) => {
          const id = fields[`program.blocks.${at}.id`] ?? ''
          const isNew = fields.act === 'add' && at === touched
          return (
            <BlockFields
              key={id}
              at={at}
              last={at === count - 1}
              fields={fields}
              names={names}
              open={isNew || opened.current.includes(id) || hasErrors(errors, `program.blocks.${at}.`)}
            />
          )
        })}
        {count < MOST_BLOCKS && (
          <Button type="submit" name="act" value="add" icon="plus" wide>
            Adicionar um bloco
          </Button>
        )}
      </section>
      <Card>
        <TextField
          name="note"
          label="O que mudou"
          required={false}
          maxLength={200}
          help="Para você achar esta versão depois."
        />
        {children}
        <FormActions>
          {canTry && (
            <SubmitButton tone="quiet" name="act" value="try" icon="eye" sending="Simulando…">
              Ver como seria
            </SubmitButton>
          )}
          <SubmitButton name="act" value="save" sending="Salvando…">
            {save}
          </SubmitButton>
        </FormActions>
      </Card>
    </Form>
  )
}

const hasErrors = (errors: Record<string, string[]>, lead: string) =>
  Object.keys(errors).some((name) => name.startsWith(lead))

/** Ids of the blocks that somebody has open: mounted anew they stay so, and nothing jumps. */
const openBlocks = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('.mode-block details[open] input[name$=".id"]')].map(({ value }) => value)
