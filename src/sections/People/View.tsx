import { CardGrid } from '../../parts/Card/CardGrid.tsx'
import { PersonCard } from '../../parts/Person/PersonCard.tsx'
import { type PeopleProps, PeopleSection } from './PeopleSection.tsx'

/** Shows people with their portraits and contact details. */
export function People(props: PeopleProps) {
  return (
    <PeopleSection {...props}>
      <CardGrid people>
        {props.people.map(
          ({ person, note }) =>
            person && <PersonCard key={person.id} person={person} note={note ?? person.department} />,
        )}
      </CardGrid>
    </PeopleSection>
  )
}
