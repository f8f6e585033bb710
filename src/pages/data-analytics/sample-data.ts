/** Orders per half week, with the model's expectation and its error. */
export const demand = {
  orders: [59, 55, 50, 51, 51, 54, 68, 83, 82, 70, 62, 60, 53, 45, 47],
  expected: [59, 57, 54, 52, 53, 58, 66, 74, 76, 71, 65, 59, 54, 50, 48],
  expectedError: [11, 11, 10, 10, 10, 11, 12, 13, 13, 12, 11, 11, 10, 10, 10],
  /** Starts today. */
  forecast: [47, 55, 61, 62, 61, 57, 52, 49, 49, 52, 59],
  forecastError: [0, 5, 8, 10, 12, 14, 16, 18, 19, 21, 22],
} as const

export const morningTrace = { sources: 'done', shortage: 'pending' } as const

/** The model's training data, one bar per quarter. The last ones were held back for testing. */
export const modelQuarters = { bars: [8, 14, 11, 19, 16, 24, 20, 28, 25, 33, 29, 36], heldBack: 2 } as const

/** Weekly orders of an item, the forecast after the last one, and how many days the stock lasts. */
export const stockItems = [
  { id: 'film', daysLeft: 5, orders: [53, 56, 53, 50, 51, 58, 54, 59, 61, 55], forecast: [64, 72, 81, 88, 92, 93] },
  { id: 'boxes', daysLeft: 21, orders: [38, 38, 41, 42, 45, 45, 50, 55, 51, 49], forecast: [43, 51, 45, 46, 43, 42] },
  { id: 'labels', daysLeft: 34, orders: [33, 36, 36, 42, 36, 35, 38, 44, 36, 34], forecast: [29, 28, 27, 27, 27, 27] },
  { id: 'tape', daysLeft: 18, orders: [42, 42, 34, 30, 30, 31, 35, 34, 31, 33], forecast: [33, 28, 33, 35, 31, 35] },
  { id: 'trays', daysLeft: 26, orders: [57, 52, 57, 63, 60, 64, 67, 74, 78, 80], forecast: [77, 80, 80, 74, 73, 69] },
  { id: 'posts', daysLeft: 40, orders: [38, 42, 38, 38, 36, 35, 29, 27, 27, 27], forecast: [27, 28, 27, 27, 28, 27] },
] as const

/** Error of these forecasts, week by week, and the days a delivery takes. */
export const stockForecastError = [7, 10, 13, 16, 19, 22] as const
export const DELIVERY_DAYS = 7

/** Degrees in a cold room every 15 minutes, starting at 8 p.m., and the normal range. */
export const coldRoom = {
  startHour: 20,
  readingsPerHour: 4,
  normal: { from: -19, to: -17 },
  readings: [
    -18, -18.1, -18, -18.2, -18.3, -18.2, -18, -18.1, -18.1, -18.3, -18.2, -18.2, -18.2, -18.2, -18.1, -17.8, -17.8,
    -17.8, -17.7, -17.9, -17.8, -17.6, -17.6, -17.5, -17.5, -17.8, -17.6, -17.6, -17.7, -16.6, -15.4, -14.7, -14.9,
    -15.7, -16.6, -17.4, -17.9, -18.1, -18, -18.1, -18.2, -18.2, -18.2, -18.2, -18.3, -18.2, -18, -18.2, -18.1,
  ],
} as const
