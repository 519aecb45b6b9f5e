import { linkIn } from '#domains/people/accounts/emails/outbox.factory.ts'

type Mail = { to: string; subject: string; text: string }

/**
 * The newest mail to an address (with a subject, polls: mails of jobs take a moment), read from the demo world's
 * outbox.
 */
export async function lastMail(site: string, to: string, subject?: string): Promise<Mail> {
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    const answer = await fetch(`${site}/api/v1/back-office/demo-mails?search=${encodeURIComponent(to)}`)
    const { data } = (await answer.json()) as { data: Mail[] }
    const mail = data.find((each) => !subject || each.subject === subject)
    if (mail) return mail
    await new Promise((go) => setTimeout(go, 100))
  }
  throw new Error(`no mail to ${to}`)
}

/** The one-time link of that mail, as a path of the site. */
export async function lastLink(site: string, to: string, subject?: string) {
  return linkIn((await lastMail(site, to, subject)).text)
}
