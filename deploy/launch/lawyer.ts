/**
 * Questions that only a lawyer can decide before a site goes online. The check cannot answer them, so it lists them;
 * docs/law.md explains the duty behind each.
 */
export const lawyerQuestions = [
  '§ 25 TDDDG: may the notice page for times without a connection be stored before the banner is answered?',
  'Article 6 GDPR: is counting visits as daily sums a legitimate interest, without consent?',
  'Article 26 GDPR: does the arrangement between the companies of the group say who informs and who erases?',
  'Article 28 GDPR: are the contracts with hosting and mail providers signed, and are they what the privacy policy names?',
  'Article 46 GDPR: on what does the chat service base transfers to the USA, today?',
  'Article 88 GDPR: are two months after a rejection enough, with § 15 (4) AGG and § 61b ArbGG?',
  '§ 5 DDG, DL-InfoV: are companies, chambers, insurers and territories complete, in each country?',
  '§ 80 AktG, § 35a GmbHG: are the particulars under each mail those of the company that answers?',
  '§ 5 RDG: does any service offered go beyond advice that is incidental to planning?',
  'BFSG: does it apply (contracts with consumers), and is the authority that the statement names responsible?',
  '§ 11 AGG, directive 2023/970: are job titles neutral, and is the pay range told in time?',
  'Article 50 AI Act, § 5 UWG: is any picture generated, and does every caption say what it shows?',
]
