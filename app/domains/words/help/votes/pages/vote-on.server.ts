import { data } from 'react-router'
import { submit } from '#web/form.server.ts'
import { HelpVoteInput } from '../help-votes.schemas.ts'

const Helped = HelpVoteInput.omit({ slug: true })

/** The action of a page that asks whether it helped. */
export const voteOn = (args: Parameters<typeof submit>[0], slug: string) =>
  submit(args, Helped, async (api, vote) => data(await api.help.votes.send({ slug, ...vote })))
