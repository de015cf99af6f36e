// The durations of the entries that the banner and Matomo store on a device, which texts name with placeholders.
export const consentMonths = 12
export const visitorIdMonths = 13
export const referrerMonths = 6
export const sessionMinutes = 30
