import { Form } from 'react-router'
import { Button } from '#ui/components/button.tsx'

export const ReadAll = () => (
  <Form method="post">
    <Button type="submit" name="intent" value="all" icon="check-check">
      Marcar tudo como lido
    </Button>
  </Form>
)
