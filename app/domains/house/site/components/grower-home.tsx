import { SurveyCard } from '#domains/community/surveys/ui.ts'
import type { CupNow } from '#domains/contest/editions/editions/cup-editions.schemas.ts'
import { CupBanner } from '#domains/contest/editions/ui.ts'
import type { PlantCard } from '#domains/garden/garden/plants/plants.schemas.ts'
import { PlantCards } from '#domains/garden/garden/plants/ui.ts'
import type { Today } from '#domains/growing/agenda/today/today.schemas.ts'
import type { ClimateAlert } from '#domains/growing/climate/climate-alerts.schemas.ts'
import { formatLongDay } from '#shared/dates.ts'
import type { Page } from '#shared/pagination.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Attention } from './attention.tsx'
import { FirstSteps, type FirstStepsProps } from './first-steps.tsx'
import { FollowedFeed, type FollowedLine } from './followed-feed.tsx'
import type { HouseLine } from './house-lines.view.ts'
import { HouseNow } from './house-now.tsx'
import { OwnPlants } from './own-plants.tsx'

export type GrowerHomeProps = {
  nickname: string
  /** Null once the three first steps are done. */
  first: FirstStepsProps | null
  today: Today
  climate: ClimateAlert[]
  /** Each room in a line. */
  house: HouseLine[]
  own: Page<PlantCard>
  followed: { lines: FollowedLine[]; following: number }
  plants: Page<PlantCard>
  cup: CupNow | null
}

/** The whole house: what can't wait, each room in a line, own plants, and what others did. The work itself is in 'Hoje'. */
export const GrowerHome = ({ nickname, first, today, climate, house, own, followed, plants, cup }: GrowerHomeProps) => (
  <div className="space-y-10">
    <div>
      <PageHeader
        title={`Oi, ${nickname}`}
        text={capital(formatLongDay(today.today))}
        action={
          own.total > 0 && (
            <LinkButton to="/cultivo/registrar" icon="notebook-pen" tone={first ? 'quiet' : 'primary'}>
              Registrar
            </LinkButton>
          )
        }
      />
      <div className="space-y-6">
        {first && <FirstSteps {...first} />}
        {own.total === 0 && (
          <>
            <Attention groups={[]} alerts={today.alerts} climate={[]} />
            {house.length > 0 && <HouseNow lines={house} />}
          </>
        )}
        {own.total > 0 && (
          <div className="grid grid-cols-1 items-start gap-6 desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <div className="space-y-6">
              <Attention groups={today.groups} alerts={today.alerts} climate={climate} />
              <HouseNow lines={house} />
            </div>
            <div className="desk:row-span-2">
              <OwnPlants plants={own.data} total={own.total} />
            </div>
            <FollowedFeed {...followed} />
          </div>
        )}
      </div>
    </div>
    {cup && <CupBanner cup={cup} />}
    {plants.total > 0 && (
      <section aria-labelledby="abertos" className="space-y-5">
        <h2 id="abertos" className="scroll-mt-20 text-2xl">
          Jardins abertos
        </h2>
        <PlantCards plants={plants.data} />
      </section>
    )}
    <SurveyCard last />
  </div>
)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
