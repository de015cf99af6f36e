// Lists every kind of section in the order in which editors see them: the program's kinds, then the site's own.
import { annotatedPicture } from './AnnotatedPicture/schema.ts'
import { axis } from './Axis/schema.ts'
import { contactPerson } from './ContactPerson/schema.ts'
import { credentials } from './Credentials/schema.ts'
import { dataTable } from './DataTable/schema.ts'
import { drawingWithParts } from './DrawingWithParts/schema.ts'
import type { Kind, Rules } from './define-kind.ts'
import { figures } from './Figures/schema.ts'
import { filmToWatch } from './FilmToWatch/schema.ts'
import { hero } from './Hero/schema.ts'
import { heroSlideshow } from './HeroSlideshow/schema.ts'
import { honours } from './Honours/schema.ts'
import { inquiryForms } from './InquiryForms/schema.ts'
import { introduction } from './Introduction/schema.ts'
import { invitation } from './Invitation/schema.ts'
import { jobs } from './Jobs/schema.ts'
import { longText } from './LongText/schema.ts'
import { news } from './News/schema.ts'
import { notFound } from './NotFound/schema.ts'
import { offices } from './Offices/schema.ts'
import { oneProject } from './OneProject/schema.ts'
import { people } from './People/schema.ts'
import { phases } from './Phases/schema.ts'
import { pictureLinks } from './PictureLinks/schema.ts'
import { pictureRow } from './PictureRow/schema.ts'
import { pointColumns } from './PointColumns/schema.ts'
import { projectList } from './ProjectList/schema.ts'
import { questions } from './Questions/schema.ts'
import { referenceFinder } from './ReferenceFinder/schema.ts'
import { referenceSheets } from './ReferenceSheets/schema.ts'
import { ruledList } from './RuledList/schema.ts'
import { selectedProjects } from './SelectedProjects/schema.ts'
import { serviceIndex } from './ServiceIndex/schema.ts'
import { steps } from './Steps/schema.ts'
import { systemNotice } from './SystemNotice/schema.ts'
import { siteKinds } from './site-kinds.ts'
import { teamWall } from './TeamWall/schema.ts'
import { testimonials } from './Testimonials/schema.ts'
import { textWithPicture } from './TextWithPicture/schema.ts'
import { tiles } from './Tiles/schema.ts'
import { tracks } from './Tracks/schema.ts'
import { wheel } from './Wheel/schema.ts'
import { widePicture } from './WidePicture/schema.ts'

export const kinds: readonly Kind[] = [
  hero,
  heroSlideshow,
  introduction,
  ruledList,
  textWithPicture,
  dataTable,
  credentials,
  honours,
  longText,
  tiles,
  serviceIndex,
  tracks,
  pictureLinks,
  pointColumns,
  phases,
  wheel,
  steps,
  selectedProjects,
  oneProject,
  projectList,
  referenceFinder,
  referenceSheets,
  contactPerson,
  people,
  testimonials,
  teamWall,
  figures,
  axis,
  drawingWithParts,
  annotatedPicture,
  widePicture,
  filmToWatch,
  pictureRow,
  offices,
  jobs,
  questions,
  invitation,
  inquiryForms,
  notFound,
  systemNotice,
  news,
  ...siteKinds,
]

export const rulesOf = (name: string): Rules => {
  const kind = kinds.find(known => known.name === name)
  if (!kind) throw new Error(`There is no kind of section "${name}".`)
  return kind.rules
}
