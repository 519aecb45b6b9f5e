import { data } from 'react-router'
import { CepInput } from '#domains/people/accounts/registration-confirmation/registration-confirmation.schemas.ts'
import type { Client } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'

type Args = Parameters<typeof submit>[0]

/** Everything typed, with the result of the CEP lookup merged in: a small town's CEP has no street. */
export const searchCep = (args: Args, form: FormData) =>
  submit(args, CepInput, async (api: Client, input) => {
    const found = await api.accounts.registrationConfirmation.findCep(input)
    const known = Object.entries(found.address ?? {}).filter(([, text]) => text)
    const typed = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
    return data({ found, values: Object.fromEntries([...typed, ...known]) })
  })
