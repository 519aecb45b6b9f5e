import { NumberField } from '#ui/form/number-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { bpsField } from '../../typed-bps.form.ts'
import { programmeModes } from '../programme.kinds.ts'
import { modeHelp, modeNames } from '../programme.words.ts'

const icons = { aberta: 'lock-open', aprovacao: 'hand' } as const

/** What a programme pays, who may enter, and what affiliates read. */
export const ProgrammeFields = ({ noticed }: { noticed?: boolean }) => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <NumberField
        name="bps"
        label="Comissão"
        unit="%"
        write={bpsField}
        help={`Do que foi pago pelo produto, sem frete. Até 80 %.${noticed ? ' Vale 3 dias depois do aviso.' : ''}`}
      />
      <NumberField
        name="window_days"
        label="Prazo do clique"
        unit="dias"
        whole
        help={`A compra conta até tantos dias depois do último clique.${noticed ? ' Vale 3 dias depois do aviso.' : ''}`}
      />
    </div>
    <RadioCards
      name="mode"
      label="Como as pessoas entram"
      cards={programmeModes.map((value) => ({
        value,
        label: modeNames[value],
        text: modeHelp[value],
        icon: icons[value],
      }))}
    />
    <TextArea
      name="text"
      label="Para quem divulga"
      help="Conte o que o produto tem de bom e o que não pode: anúncio com o nome da loja, promessa de colheita, spam."
      required={false}
      maxLength={3000}
    />
    <TextArea
      name="materials"
      label="Materiais"
      help="Um endereço por linha: fotos, vídeos, textos prontos."
      required={false}
      maxLength={2000}
      rows={3}
      placeholder="https://"
    />
  </>
)
