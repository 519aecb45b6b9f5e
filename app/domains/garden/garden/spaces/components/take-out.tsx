import { Form } from 'react-router'
import { Button } from '#ui/components/button.tsx'

/** Removes an item from the space or plant. The item itself is kept, so there is no confirmation. */
export const TakeOut = ({ stuff }: { stuff: { id: number; name: string } }) => (
  <Form method="post">
    <input type="hidden" name="form" value="take-out" />
    <input type="hidden" name="stuff_id" value={stuff.id} />
    <Button type="submit" tone="plain" icon="x" iconOnly>
      Tirar {stuff.name}
    </Button>
  </Form>
)
