import { terms } from '#domains/garden/calculators/term.words.ts'
import { doseInWords } from '#domains/garden/journal/measures/dose.words.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Help } from '#ui/components/help.tsx'
import { Link } from '#ui/components/link.tsx'
import { costWords, ecWords, ownEc } from '../recipe.words.ts'
import type { Recipe } from '../recipes.schemas.ts'

/** Own recipes, each with the first of two taps. */
export const RecipeCards = ({ recipes }: { recipes: Recipe[] }) => (
  <ul className="grid gap-4 sm:grid-cols-2">
    {recipes.map((recipe) => (
      <li key={recipe.id}>
        <Card
          level={3}
          title={
            <Link to={`/cultivo/nutrientes/receita/${recipe.id}`} className="link link-hover wrap-anywhere">
              {recipe.name}
            </Link>
          }
          className="h-full"
        >
          <div className="space-y-3">
            <p className="text-sm wrap-anywhere">{recipe.lines.map((line) => doseInWords(line)).join(', ')}</p>
            <div className="text-sm text-muted">
              EC esperada {ecWords(recipe.expected_ec.value)} <Help term={terms.ec} own={ownEc(recipe)} /> ·{' '}
              {costWords(recipe.cost)}
            </div>
            <LinkButton to={`/cultivo/nutrientes/receita/${recipe.id}`} icon="droplet" tone="primary">
              Alimentar
            </LinkButton>
          </div>
        </Card>
      </li>
    ))}
  </ul>
)
