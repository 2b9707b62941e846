/** How a fraction is rounded to an integer. */
export type RoundingMode =
	| 'HALF_ODD'
	| 'HALF_EVEN'
	| 'HALF_UP'
	| 'HALF_DOWN'
	| 'HALF_TOWARDS_ZERO'
	| 'HALF_AWAY_FROM_ZERO'
	| 'DOWN';
