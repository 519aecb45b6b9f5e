import { data } from 'react-router'
import { z } from 'zod'
import type { FormResult } from '#shared/form-result.ts'
import { Opened } from '#shared/opened.ts'
import type { Client } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import type { ModeNames } from '../mode.words.ts'
import type { ModeProgram } from '../mode-program.schemas.ts'
import { type ProgramFields, programOf, rearranged } from '../program.form.ts'

type Args = Parameters<typeof submit>[0]
type Calls = {
  names: (api: Client) => Promise<ModeNames>
  save: (api: Client, built: { program: ModeProgram; note: string; opened: Opened }) => Promise<Response>
  /** What the page shows of a program that is only tried. */
  attempt?: (api: Client, program: ModeProgram) => Promise<object>
}

const Pressed = z.object({ act: z.string().max(20), note: z.string().trim().max(200).default(''), opened: Opened })

/** The buttons of the builder: save, try, and those that only move blocks, which give the form back as it is then. */
export async function programAction(args: Args, { names, save, attempt }: Calls) {
  const form = await formOf(args.request)
  const fields: ProgramFields = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  return submit(args, Pressed, async (api, { act, note, opened }) => {
    // The call's own schema judges it: what is wrong comes back beside its field.
    const program = programOf(fields) as ModeProgram
    if (act === 'save') return save(api, { program, note, opened })
    if (act === 'try' && attempt) return data({ values: fields, ...(await attempt(api, program)) } as FormResult)
    return data<FormResult>({ values: rearranged(fields, act, channelOfNew(await names(api))) })
  })
}

/** Of a model its exhaust: what runs the whole day floods as a pump, and as a lamp changes the day of the plants. */
const channelOfNew = ({ channels }: ModeNames) => (channels[1] ?? channels[0])?.slug ?? ''
