import { Form } from 'react-router'
import { Button } from '#ui/components/button.tsx'

/** Takes an item out of the place that is on screen. The item stays with its owner, so nothing is asked. */
export const TakeOut = ({ stuff }: { stuff: { id: number; name: string } }) => (
  <Form method="post">
    <input type="hidden" name="form" value="take-out" />
    <input type="hidden" name="stuff_id" value={stuff.id} />
    <Button type="submit" tone="plain" icon="x" iconOnly>
      Tirar {stuff.name}
    </Button>
  </Form>
)
