import { processKinds } from '#domains/care/processes/processes/process.kinds.ts'
import { processKindWords } from '#domains/care/processes/processes/process.words.ts'
import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import type { ProcessDetail } from '#domains/care/processes/processes/processes.schemas.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'

type Props = {
  confirmed: boolean
  /** The one that is over, if there was one. */
  before: ProcessDetail | null
  idempotency_key: string
}

/** Where a client begins: what happens, who reads what, and the form. */
export const OpenProcess = ({ confirmed, before, idempotency_key }: Props) => (
  <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_20rem]">
    <div className="space-y-6">
      {before && (
        <Notice
          title="Seu processo anterior terminou"
          action={<LinkButton to={processPath('cliente', before.token)}>Ver</LinkButton>}
        >
          {before.withdrawn ? 'Você desistiu dele' : before.status.client_text}. Ele fica guardado, e você pode abrir
          outro.
        </Notice>
      )}
      {confirmed ? (
        <Card title="Abrir um processo">
          <Form keep className="group/open space-y-6">
            <HiddenField name="idempotency_key" value={idempotency_key} />
            <RadioCards
              name="kind"
              label="O que você precisa"
              cards={processKinds.map((kind) => ({
                value: kind,
                label: processKindWords[kind].label,
                text: processKindWords[kind].text,
              }))}
            />
            <div className="hidden group-has-[[value=defesa]:checked]/open:block">
              <DateField
                name="set_for"
                label="Tem data marcada?"
                type="datetime-local"
                required={false}
                help="O dia e a hora da intimação ou da audiência. Sem data, deixe em branco."
              />
            </div>
            <TextArea
              name="story"
              label="Conte o seu caso"
              help="O que você trata, há quanto tempo, o que já tentou. Quem lê é a sua equipe; o acolhimento não lê."
              rows={8}
              maxLength={5000}
            />
            <p className="max-w-text text-sm text-muted">
              Caso, documentos e conversa ficam guardados por 20 anos, cifrados, como a Lei 13.787/2018 manda, mesmo se
              você desistir ou apagar a conta.
            </p>
            <FormActions>
              <SubmitButton icon="send" sending="Abrindo…">
                Abrir processo
              </SubmitButton>
            </FormActions>
          </Form>
        </Card>
      ) : (
        <Notice
          title="Complete o seu cadastro primeiro"
          action={
            <LinkButton to="/auth/confirmar-cadastro?redirect=/comunidade-360/cliente" tone="primary">
              Completar
            </LinkButton>
          }
        >
          Um processo corre em seu nome: precisamos de nome completo, CPF, nascimento, telefone e endereço.
        </Notice>
      )}
    </div>
    <Card title="Como funciona">
      <ol className="list-decimal space-y-3 ps-5">
        <li>O acolhimento recebe o pedido e chama advocacia, medicina e agronomia.</li>
        <li>Cada uma pede os seus documentos, e você envia por aqui, do celular.</li>
        <li>O que é médico só a medicina lê; o que é jurídico, a advocacia. Você decide se abre a outra.</li>
        <li>Você vê quem abriu o quê, e quando. Nada disso aparece no resto do site.</li>
      </ol>
      <p className="mt-4 text-sm text-muted">Ninguém pode prometer o resultado: quem decide é a Justiça ou a Anvisa.</p>
    </Card>
  </div>
)
