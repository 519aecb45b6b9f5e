import { Form } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'

/** The way to one robot: its number. Sends `?serie=`, from which the page leads on. */
export const DeviceSearch = () => (
  <>
    <PageHeader title="Ver um robô" text="Digite o número de série que está na etiqueta." />
    <Card className="max-w-text">
      <Form role="search" className="flex flex-wrap items-end gap-3">
        <label className="min-w-0 flex-1 space-y-1">
          <span className="block text-sm font-medium text-muted">Número de série</span>
          <input
            name="serie"
            className="input figures w-full"
            placeholder="GZ4K7P2MX9"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            required
          />
        </label>
        <Button type="submit" tone="primary" icon="search">
          Ver
        </Button>
      </Form>
    </Card>
  </>
)
