import { TextField } from '#ui/form/text-field.tsx'

type Props = { serial: string; code: string }

/** Number and code, forgiving about capitals, spaces and letters that look like a digit. */
export const LinkFields = ({ serial, code }: Props) => (
  <>
    <TextField
      name="serial"
      label="Número de série"
      help="Começa com GZ. Maiúsculas, espaços e traços não importam."
      placeholder="GZ4K7P2MX9"
      defaultValue={serial}
      autoComplete="off"
      maxLength={40}
      exact
    />
    <TextField
      name="code"
      label="Código"
      help="As 8 letras e números embaixo do número de série."
      placeholder="K7P2-9QXM"
      defaultValue={code}
      autoComplete="off"
      maxLength={40}
      exact
    />
  </>
)
