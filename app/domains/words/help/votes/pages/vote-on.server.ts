import { data } from 'react-router'
import { submit } from '#web/form.server.ts'
import { HelpVoteInput } from '../help-votes.schemas.ts'

const Helped = HelpVoteInput.omit({ slug: true })

/** The action of a page that asks whether it helped; what was missing stays at hand, for who goes on to a person. */
export const voteOn = (args: Parameters<typeof submit>[0], slug: string) =>
  submit(args, Helped, async (api, vote) =>
    data({ ...(await api.help.votes.send({ slug, ...vote })), missing: vote.missing }),
  )
