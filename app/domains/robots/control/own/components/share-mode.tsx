import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

/** A link with which whoever is signed in may see the mode and copy it. */
export const ShareMode = ({ share_key }: { share_key: string | null }) => (
  <Card title="Compartilhar">
    {share_key ? (
      <div className="space-y-4">
        <p>Quem tem este link e uma conta vê o seu modo e pode copiar. Seu robô e suas leituras ficam só com você.</p>
        <p className="break-words">
          <Link to={`/ganza/modos/${share_key}`} className="link">
            /ganza/modos/{share_key}
          </Link>
        </p>
        <ConfirmButton
          label="Deixar de compartilhar"
          send={{ form: 'share', shared: 'false' }}
          title="Deixar de compartilhar?"
          confirm="Deixar de compartilhar"
          icon="link"
        >
          O link para de funcionar para sempre. Quem já copiou fica com a cópia.
        </ConfirmButton>
      </div>
    ) : (
      <Form name="share" className="space-y-4">
        <p>Crie um link para mostrar este modo a outra pessoa. Ela pode copiar e mudar a cópia dela.</p>
        <SubmitButton tone="quiet" icon="share-2" name="shared" value="true">
          Criar link
        </SubmitButton>
      </Form>
    )}
  </Card>
)
