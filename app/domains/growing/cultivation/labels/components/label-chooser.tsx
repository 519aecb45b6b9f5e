import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { Form } from '#ui/form/form.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { SwitchField } from '#ui/form/switch-field.tsx'
import type { LabelSelection } from '../label.kinds.ts'
import { labelFormats } from '../label-formats.kinds.ts'
import type { Thing } from '../labels.view.ts'
import { LabelFilters } from './label-filters.tsx'
import { ThingChecks } from './thing-checks.tsx'

type Props = {
  selection: LabelSelection
  spaces: { id: number; name: string }[]
  things: { data: Thing[]; current_page: number; last_page: number; total: number }
  /** Submitted without a selection. */
  none: boolean
}

/** Things and paper format; a GET form whose response is the same page with the labels. */
export const LabelChooser = ({ selection, spaces, things, none }: Props) => (
  <section aria-label="Escolher" className="no-print mt-2">
    <LabelFilters selection={selection} spaces={spaces} />
    {things.total === 0 ? (
      <NothingThere selection={selection} />
    ) : (
      <Form
        method="get"
        action="/cultivo/etiquetas"
        values={{ format: selection.format, skip: selection.skip || null, discreet: selection.discreet }}
        result={
          none
            ? { message: `Marque pelo menos ${selection.kind === 'plantas' ? 'uma' : 'um'} para gerar as etiquetas.` }
            : undefined
        }
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 desk:grid-cols-2"
      >
        <input type="hidden" name="kind" value={selection.kind} />
        {selection.space_id !== null && <input type="hidden" name="space_id" value={selection.space_id} />}
        {things.current_page > 1 && <input type="hidden" name="page" value={things.current_page} />}
        <div>
          <ThingChecks selection={selection} things={things} />
          <Pager {...things} />
        </div>
        <PaperFields />
      </Form>
    )}
  </section>
)

const PaperFields = () => (
  <div className="space-y-6">
    <RadioCards
      name="format"
      label="Papel"
      cards={labelFormats.map(({ value, label, text }) => ({ value, label, text, icon: 'printer' }))}
    />
    <SwitchField
      name="discreet"
      label="O que aparece na etiqueta"
      on={{ label: 'Só o código', icon: 'eye-off' }}
      off={{ label: 'Com nome', icon: 'eye' }}
      help="Só com o código, a etiqueta não mostra nome nem fase a quem visita o espaço."
    />
    <NumberField
      name="skip"
      label="Etiquetas já usadas na folha"
      required={false}
      whole
      placeholder="0"
      help="Esses lugares ficam em branco, para você aproveitar a folha."
    />
    <SubmitButton icon="qr-code" sending="Gerando…" wide>
      Gerar etiquetas
    </SubmitButton>
  </div>
)

const nouns = {
  plantas: { text: 'Nenhuma planta aqui para etiquetar.', to: '/cultivo/add-planta', label: 'Nova planta' },
  espacos: { text: 'Nenhum espaço para etiquetar.', to: '/cultivo/add-espaco', label: 'Novo espaço' },
  itens: { text: 'Nenhum equipamento aqui para etiquetar.', to: '/cultivo/itens?novo=', label: 'Novo equipamento' },
  potes: { text: 'Nenhum pote aqui para etiquetar.', to: '/cultivo/potes/novo', label: 'Novos potes' },
}

function NothingThere({ selection: { kind } }: { selection: LabelSelection }) {
  const { text, to, label } = nouns[kind]
  return (
    <EmptyState
      image="/arte/vazios/plantas.svg"
      text={text}
      action={
        <LinkButton to={to} tone="primary" icon="plus">
          {label}
        </LinkButton>
      }
    />
  )
}
