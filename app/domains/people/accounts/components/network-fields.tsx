import { TextField } from '#ui/form/text-field.tsx'
import { type NetworkLink, networkNames, networks } from '../users/networks.kinds.ts'

/** One field per network, with the profile's current value. */
export function NetworkFields({ links }: { links: NetworkLink[] }) {
  const linkOf = (name: NetworkLink['name']) => links.find((link) => link.name === name)
  return (
    <fieldset className="space-y-4">
      <legend className="text-[0.9375rem] font-semibold">
        Redes sociais <span className="font-normal text-muted">(opcional)</span>
      </legend>
      <p className="text-sm text-muted">
        Aparecem no seu perfil para todo mundo. Pense bem antes de ligar o seu cultivo ao seu nome fora daqui.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {networkNames.map((name) => (
          <TextField
            key={name}
            name={`networks.${name}`}
            label={networks[name].label}
            prefix={networks[name].prefix}
            placeholder={networks[name].placeholder}
            defaultValue={linkOf(name)?.handle.replace('@', '')}
            required={false}
            maxLength={200}
            exact
          />
        ))}
        <TextField
          name="networks.site"
          label="Site"
          placeholder="meujardim.com.br"
          defaultValue={linkOf('site')?.url}
          required={false}
          maxLength={200}
          exact
        />
      </div>
    </fieldset>
  )
}
