// Collects the dialogs that the buttons of a page open. The page contains each once, at its end.
import type { FormSetup } from '../parts/Form/setup.ts'
import type { PersonData } from '../parts/Person/person-data.tsx'

export type PersonDialog = { id: string; person: PersonData }
export type FormDialog = { id: string; title: string; note: string | undefined; form: FormSetup }
export type Dialogs = Map<string, PersonDialog | FormDialog>
