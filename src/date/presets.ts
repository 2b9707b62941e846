/** The calendar units; the types of periods follow from them. */
export const unitPresets = {
	today: { unit: 'day', isLast: false },
	yesterday: { unit: 'day', isLast: true },
	week: { unit: 'week', isLast: false },
	last_week: { unit: 'week', isLast: true },
	month: { unit: 'month', isLast: false },
	last_month: { unit: 'month', isLast: true },
	quarter: { unit: 'quarter', isLast: false },
	last_quarter: { unit: 'quarter', isLast: true },
	year: { unit: 'year', isLast: false },
	last_year: { unit: 'year', isLast: true },
} as const;

/** Number of days of a rolling range. */
export const rollingDays = {
	last_7_days: 7,
	last_30_days: 30,
	last_90_days: 90,
	last_365_days: 365,
};
