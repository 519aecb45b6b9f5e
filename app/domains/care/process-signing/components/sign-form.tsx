import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { LAW } from '../signings/process-signing.words.ts'
import { DrawSignature } from './draw-signature.tsx'

/** Below the whole text: what is recorded is said before it is. */
export const SignForm = ({ sha256 }: { sha256: string }) => (
  <Form name="sign" className="card space-y-5 p-5">
    <h2 className="text-xl">Assinar</h2>
    <HiddenField name="sha256" value={sha256} />
    <TextField
      name="name"
      label="Seu nome completo"
      either
      autoComplete="name"
      maxLength={120}
      help="Escreva como está no seu cadastro, ou desenhe abaixo: uma das duas basta."
    />
    <DrawSignature />
    <CheckboxField name="accepted" label="Li o texto inteiro e concordo com ele." />
    <p className="max-w-text text-sm text-muted">
      É uma {LAW}. Fica registrado, com o documento: o dia e a hora, o endereço do seu aparelho na internet (IP), o
      navegador e o resumo (SHA-256) do texto. Só quem pode ler o documento vê isso. Depois de assinar não dá para
      desfazer: se mudar de ideia, fale com a equipe na conversa.
    </p>
    <SubmitButton icon="pencil" sending="Assinando…">
      Li e assino
    </SubmitButton>
  </Form>
)
