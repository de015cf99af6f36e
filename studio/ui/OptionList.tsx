type Props = { of: readonly { value: string | number; label: string | undefined }[] | undefined }

export const OptionList = ({ of = [] }: Props) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
