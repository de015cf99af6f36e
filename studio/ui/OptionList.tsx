type Props = { of: readonly { value: string | number; label: string | undefined }[] | undefined }

/** The options of a list, each with the words that it is chosen by. */
export const OptionList = ({ of = [] }: Props) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
