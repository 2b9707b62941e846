import { getBandCenter } from './bands';
import type { Bands, LayoutOptions, Pixels } from './types';

/** In longer periods, weekends are stripes that hide the line. */
const MAX_DAYS = 62;

const DEFAULT_WEEKEND = [ 0, 6 ];

/**
 * Returns the left edges of the bands of weekends, in charts by day.
 *
 * @param options Of the layout.
 * @param bands   One per date.
 */
export function placeWeekends(
	{
		dates,
		interval,
		weekend = DEFAULT_WEEKEND,
	}: Pick< LayoutOptions, 'dates' | 'interval' | 'weekend' >,
	bands: Bands
): Pixels[] {
	if ( interval !== 'day' || dates.length > MAX_DAYS ) {
		return [];
	}
	return dates.flatMap( ( time, index ) =>
		weekend.includes( new Date( time ).getUTCDay() )
			? [ getBandCenter( bands, index ) - bands.step / 2 ]
			: []
	);
}
