import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

/** For whom a robot is shared with. */
export const FollowCard = ({ follows }: { follows: boolean }) => (
  <Card title="Seus avisos">
    <Form name="follow" className="space-y-3">
      <p className="text-muted">
        {follows
          ? 'Você recebe os avisos deste robô, pelos meios que escolheu nas configurações.'
          : 'Este robô é de outra pessoa. Os avisos só chegam a você se você quiser.'}
      </p>
      <HiddenField name="follow" value={String(!follows)} />
      <SubmitButton tone="quiet" icon={follows ? 'bell-off' : 'bell-ring'}>
        {follows ? 'Não quero mais os avisos' : 'Quero receber os avisos'}
      </SubmitButton>
    </Form>
  </Card>
)
