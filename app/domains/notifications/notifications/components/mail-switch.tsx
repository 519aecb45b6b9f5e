import { Form } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'

/** Turns reminder mails on or off; notices in the app are not affected. */
export const MailSwitch = ({ wanted }: { wanted: boolean }) => (
  <Card title="Lembretes por e-mail" className="mt-10">
    <Form method="post" preventScrollReset className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-48 flex-1 text-muted">
        {wanted
          ? 'Ligados. O e-mail só diz quantas tarefas você tem, nunca quais são.'
          : 'Desligados. Os lembretes chegam só aqui.'}
      </p>
      <input type="hidden" name="wanted" value={String(!wanted)} />
      <Button type="submit" name="intent" value="mail" icon={wanted ? 'bell-off' : 'mail'}>
        {wanted ? 'Desligar' : 'Ligar'}
      </Button>
    </Form>
  </Card>
)
