// Words of the contents and of a new project.
const de = {
  pages: 'Seiten',
  unreadable: 'nicht lesbar',
  lists: 'Listen',
  firm: 'Das Büro',
  projects: 'Projekte',
  newProject: 'Neues Projekt',
  title: 'Name',
  description: 'Beschreibung',
  category: 'Kategorie',
  location: 'Ort',
  picture: 'Bild',
  pictureHint: 'Eines aus der Liste, oder rechts ein neues hinzufügen: Es wird dann hier gewählt.',
}

const en: typeof de = {
  pages: 'Pages',
  unreadable: 'cannot be read',
  lists: 'Lists',
  firm: 'The firm',
  projects: 'Projects',
  newProject: 'New project',
  title: 'Name',
  description: 'Description',
  category: 'Category',
  location: 'Location',
  picture: 'Picture',
  pictureHint: 'Choose one from the list, or add a new one at the right.',
}

export const pagesWords = { de, en }
