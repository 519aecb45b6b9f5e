import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { SwitchField } from '#ui/form/switch-field.tsx'

/** The choice of having no game at all. */
export const HideGameCard = ({ hidden }: { hidden: boolean }) => (
  <div id="jogo" className="scroll-mt-24">
    <Card title="Pontos, emblemas e missões">
      <Form name="game" className="space-y-5">
        <SwitchField
          name="hidden"
          label="Nesta conta"
          help="Escondidos, não há pontos, emblemas, missões nem ranking em lugar nenhum: nem para você, nem no seu perfil. Nada é contado enquanto isso."
          on={{ label: 'Escondidos', icon: 'eye-off' }}
          off={{ label: 'À mostra', icon: 'award' }}
          defaultChecked={hidden}
        />
        <SubmitButton tone="quiet" sending="Salvando…">
          Salvar escolha
        </SubmitButton>
      </Form>
    </Card>
  </div>
)
