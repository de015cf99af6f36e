// How long a device keeps what the banner and Matomo store. Texts say so with placeholders.
export const consentMonths = 12
export const visitorIdMonths = 13
export const referrerMonths = 6
export const sessionMinutes = 30
