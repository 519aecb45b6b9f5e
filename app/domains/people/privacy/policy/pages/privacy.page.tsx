import { titleAndHtml } from '#domains/base/legal/texts/text-html.server.ts'
import { TextBody, UpcomingNotice } from '#domains/base/legal/texts/ui.ts'
import { formatLongDay } from '#shared/dates.ts'
import { Notice } from '#ui/components/notice.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { AnalyticsChoice } from '../../consents/components/analytics-choice.tsx'
import { DataProtectionContact } from '../components/data-protection-contact.tsx'
import { YourRights } from '../components/your-rights.tsx'
import type { Route } from './+types/privacy.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.other ? `Privacidade, versão ${loaderData.text.version}` : 'Privacidade',
  description: 'Que dados guardamos, para quê, por quanto tempo, e como você manda neles.',
  url: '/privacidade',
}))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer, env } = context.get(requestContext)
  const { policy } = apiFor(context).legal
  const slug = url.searchParams.get('versao')
  const [read, { next }] = await Promise.all([slug ? policy.show({ slug }) : policy.current(), policy.upcoming()])
  cacheForVisitors(context, 'privacy-policy')
  const { body, version, effective_at } = read
  const text = { version, effective_at, ...titleAndHtml(body, 'Política de privacidade') }
  return { text, next, other: Boolean(slug), nickname: viewer?.nickname ?? null, contact: env.privacy_contact ?? null }
}

export default function PrivacyPage({ loaderData: { text, next, other, nickname, contact } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl space-y-8">
      <header className="space-y-2">
        <h1 className="text-3xl sm:text-4xl">{text.title}</h1>
        <p className="text-muted">
          Versão {text.version}
          {text.effective_at && `, vale a partir de ${formatLongDay(text.effective_at)}`}.
        </p>
      </header>
      {other ? (
        <Notice
          action={
            <a className="link shrink-0" href="/privacidade">
              Ver a atual
            </a>
          }
        >
          Você está lendo outra versão, não a que vale hoje.
        </Notice>
      ) : (
        next && <UpcomingNotice next={next} address="/privacidade" />
      )}
      <YourRights nickname={nickname} />
      <AnalyticsChoice back="/privacidade" />
      <DataProtectionContact contact={contact} />
      <TextBody html={text.html} />
    </div>
  )
}
