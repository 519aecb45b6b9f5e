import { Form } from 'react-router'
import { Button, LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { useToast } from '#ui/document/toasts.ts'

/** The secret calendar URL: open or copy it, choose discreet titles, renew or revoke it. */
export function FeedAddress({ url, discreet }: { url: string; discreet: boolean }) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success('Endereço copiado.'),
      () => toast.error('Não deu para copiar. Selecione o endereço e copie.'),
    )
  return (
    <div className="space-y-5">
      <Card title="Seu endereço secreto">
        <input
          readOnly
          aria-label="Endereço secreto da agenda"
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className="input figures w-full text-sm"
        />
        <div className="mt-4 flex flex-wrap gap-2">
          <LinkButton to={url.replace(/^https?:/, 'webcal:')} reload tone="primary" icon="calendar-plus">
            Assinar neste aparelho
          </LinkButton>
          <Button icon="copy" onClick={copy} className="needs-script">
            Copiar
          </Button>
        </div>
        <p className="mt-4 text-sm text-muted">
          No Google Agenda: Outras agendas → De URL. No iPhone: Ajustes → Calendário → Contas → Calendário assinado. O
          celular atualiza a agenda de tempos em tempos.
        </p>
      </Card>
      <Card title="O que aparece">
        <p className="mb-4 text-muted">
          {discreet
            ? 'Cada tarefa aparece só como “Tarefa”. Quem olhar seu calendário não sabe o que é.'
            : 'Aparecem o título da tarefa e o nome da planta, do espaço ou do plano.'}
        </p>
        <Form method="post" preventScrollReset>
          <Button
            type="submit"
            name="intent"
            value={discreet ? 'titles' : 'discreet'}
            icon={discreet ? 'eye' : 'eye-off'}
          >
            {discreet ? 'Mostrar os títulos' : 'Usar o modo discreto'}
          </Button>
        </Form>
      </Card>
      <Card title="Trocar ou desligar">
        <p className="mb-4 text-muted">O endereço atual para de funcionar na hora.</p>
        <Form method="post" className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="renew" icon="refresh-cw">
            Trocar o endereço
          </Button>
          <Button type="submit" name="intent" value="end" tone="danger" icon="ban">
            Desligar
          </Button>
        </Form>
      </Card>
    </div>
  )
}
